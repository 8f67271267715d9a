import type { Shape } from "osculate";
import { trace } from "osculate/draw";
import {
  CanvasSource,
  Container,
  Particle,
  ParticleContainer,
  Rectangle,
  Texture,
  WebGLRenderer,
} from "pixi.js";
import { isCurve } from "../stage/painter.js";
import type { Palette } from "../stage/palette.js";
import type { View } from "../stage/view.js";
import { type Crowd, overlapping, pierced, seen } from "./crowd.js";
import { farthest, members } from "./members.js";

/** Draws a crowd: each body a particle with the picture of its kind, tinted by its state. */
export interface CrowdPicture {
  readonly canvas: HTMLCanvasElement;
  /** Another crowd takes the place of this one. */
  show(crowd: Crowd): void;
  draw(view: View, palette: Palette): void;
}

/** Pixels of a cell of the atlas, and those that its shape reaches from the middle. */
const cell = 128;
const reach = 60;

/** Throws where the browser has no WebGL. */
export async function createCrowdPicture(canvas: HTMLCanvasElement): Promise<CrowdPicture> {
  const renderer = new WebGLRenderer();
  await renderer.init({ canvas, antialias: true, backgroundAlpha: 0, clearBeforeRender: true });
  const textures = drawAtlas();
  const root = new Container();
  let particles: ParticleContainer | undefined;
  let crowd: Crowd | undefined;

  return {
    canvas,
    show(next) {
      crowd = next;
      particles?.destroy();
      root.removeChildren();
      particles = new ParticleContainer({
        dynamicProperties: { position: true, rotation: true, color: true },
        particles: Array.from(next.ids, (_, index) => particleOf(textures, next, index)),
      });
      // What does not change is read only when it is told so.
      particles.update();
      root.addChild(particles);
    },
    draw(view, palette) {
      if (!crowd || !particles) return;
      place(particles, crowd, tintsOf(palette));
      renderer.resize(view.width, view.height, devicePixelRatio);
      root.scale.set(view.scale);
      root.position.set(view.width / 2 - view.x * view.scale, view.height / 2 - view.y * view.scale);
      renderer.render({ container: root, clear: true });
    },
  };
}

function particleOf(textures: readonly Texture[], crowd: Crowd, index: number): Particle {
  const scale = ((crowd.size[index] ?? 1) * farthest) / reach;
  const texture = textures[index % textures.length] ?? Texture.WHITE;
  return new Particle({ texture, anchorX: 0.5, anchorY: 0.5, scaleX: scale, scaleY: scale });
}

function place(particles: ParticleContainer, crowd: Crowd, tints: readonly number[]): void {
  const list = particles.particleChildren;
  for (let index = 0; index < list.length; index++) {
    const particle = list[index];
    if (!particle) continue;
    particle.x = crowd.x[index] ?? 0;
    particle.y = crowd.y[index] ?? 0;
    particle.rotation = crowd.angle[index] ?? 0;
    particle.color = tints[crowd.state[index] ?? 0] ?? 0;
  }
}

/** The tint of every state. */
function tintsOf({ idle, hit, frame, measure }: Palette): readonly number[] {
  return Array.from({ length: 2 * pierced }, (_, state) => {
    if (state & pierced) return tintOf(measure);
    if (state & seen) return tintOf(frame);
    return tintOf(state & overlapping ? hit : idle);
  });
}

/** A colour `#rrggbb` as Pixi packs it: opaque, blue before green before red. */
function tintOf(colour: string): number {
  const rgb = Number.parseInt(colour.slice(1), 16);
  const [red, green, blue] = [(rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255];
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** White pictures of all members, side by side in one texture; the library traces them. */
function drawAtlas(): readonly Texture[] {
  const atlas = new OffscreenCanvas(cell * members.length, cell);
  const context = atlas.getContext("2d");
  if (!context) throw new Error("this browser has no 2D canvas");
  members.forEach(({ make }, index) => {
    drawMember(context, make(1), (index + 0.5) * cell);
  });
  const source = new CanvasSource({ resource: atlas, autoGenerateMipmaps: true });
  return members.map(
    (_, index) => new Texture({ source, frame: new Rectangle(index * cell, 0, cell, cell) }),
  );
}

function drawMember(context: OffscreenCanvasRenderingContext2D, shape: Shape, centre: number): void {
  context.save();
  context.translate(centre, cell / 2);
  context.scale(reach / farthest, reach / farthest);
  context.beginPath();
  trace(context, shape);
  context.fillStyle = "rgb(255 255 255 / 65%)";
  context.strokeStyle = "white";
  context.lineWidth = 0.16;
  context.lineJoin = "round";
  if (!isCurve(shape)) context.fill();
  context.stroke();
  context.restore();
}
