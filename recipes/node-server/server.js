import { WebSocketServer } from "ws";
import { Game } from "./game.js";

const STEP = 1 / 30;
const MOST_MESSAGES = 60; // of one player, a second

const game = new Game();
const server = new WebSocketServer({ port: Number(process.env.PORT ?? 8081), maxPayload: 256 });

server.on("connection", (socket) => {
  socket.on("error", () => socket.terminate()); // such as a message that is too long
  const id = game.join();
  if (id === undefined) {
    socket.close(1013, "full");
    return;
  }
  let messages = 0;
  const second = setInterval(() => {
    messages = 0;
  }, 1000);
  socket.send(JSON.stringify({ you: id }));
  socket.on("message", (data, isBinary) => {
    messages += 1;
    if (messages > MOST_MESSAGES) socket.terminate();
    else if (!isBinary) game.wish(id, data.toString());
  });
  socket.on("close", () => {
    clearInterval(second);
    game.leave(id);
  });
});

setInterval(() => {
  game.step(STEP);
  const text = JSON.stringify({ players: game.state() });
  // Who does not read what is sent is left out, so that it does not pile up here.
  for (const socket of server.clients)
    if (socket.readyState === 1 && socket.bufferedAmount < 65_536) socket.send(text);
}, STEP * 1000);

server.on("listening", () => console.log(`ws://localhost:${server.address().port}`));
