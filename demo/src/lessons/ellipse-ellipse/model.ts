import { meet } from "./code.js";
import { type Walk, walkOf } from "./method/walk.js";
import { type NearTouch, withGap } from "./near-touch.js";
import { firstPair, type Scene } from "./scene.js";

/** What the stage shows: the pair itself, the walk through the tutorial's method, or a near-touch. */
export type View = "pair" | "method" | "near";

export type Side = "apart" | "overlap";

const firstExponent = 6;

/** What the reader has chosen, and what follows from it. Every change goes through here and is announced. */
export class Model {
  private currentScene = firstPair;
  private currentView: View = "pair";
  private currentExponent = firstExponent;
  private currentSide: Side = "apart";
  private currentNear = withGap(firstPair.a, firstPair.b, this.gap);
  private currentWalk = walkOf(firstPair);

  constructor(private readonly changed: () => void) {}

  get scene(): Scene {
    return this.currentScene;
  }

  get view(): View {
    return this.currentView;
  }

  /** The gap is 10 to minus this. */
  get exponent(): number {
    return this.currentExponent;
  }

  get side(): Side {
    return this.currentSide;
  }

  /** Negative for an overlap. */
  get gap(): number {
    return Number(`${this.currentSide === "apart" ? "" : "-"}1e-${this.currentExponent}`);
  }

  get near(): NearTouch {
    return this.currentNear;
  }

  get walk(): Walk {
    return this.currentWalk;
  }

  /** The library's answer. */
  get hit(): boolean {
    return meet(this.currentScene.a, this.currentScene.b);
  }

  /** Changes the ellipses; while a near-touch is shown, B is moved back to the gap. */
  setScene(next: Scene): void {
    this.currentScene = next;
    if (this.currentView === "near") {
      this.currentNear = withGap(next.a, next.b, this.gap);
      this.currentScene = { ...next, b: this.currentNear.b };
    }
    this.currentWalk = walkOf(this.currentScene);
    this.changed();
  }

  /** A scene made to be seen as it is, so not in a near-touch. */
  showPreset(next: Scene): void {
    if (this.currentView === "near") this.currentView = "pair";
    this.setScene(next);
  }

  /** A scene made to show what the tutorial's method does with it. */
  showMethod(next: Scene): void {
    this.currentView = "method";
    this.setScene(next);
  }

  /** In a near-touch both ellipses are free: B is moved to the gap. */
  setView(next: View): void {
    this.currentView = next;
    const { currentScene } = this;
    this.setScene(next === "near" ? { ...currentScene, setting: "pair" } : currentScene);
  }

  setExponent(exponent: number): void {
    this.currentExponent = exponent;
    this.setScene(this.currentScene);
  }

  setSide(side: Side): void {
    this.currentSide = side;
    this.setScene(this.currentScene);
  }

  reset(): void {
    this.currentView = "pair";
    this.currentExponent = firstExponent;
    this.currentSide = "apart";
    this.setScene(firstPair);
  }
}
