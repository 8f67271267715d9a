const bytes = new DataView(new ArrayBuffer(8));

/** A digest of values of any sort, bit for bit: FNV-1a over their bytes, in two halves of 32 bits. */
export class Digest {
  #first = 0x811c9dc5;
  #second = 0x9dc5811c;

  add(value: unknown): void {
    if (typeof value === "number") {
      this.#addDouble(value);
    } else if (typeof value === "string") {
      for (let i = 0; i < value.length; i++) this.#addInteger(value.charCodeAt(i));
    } else if (typeof value === "boolean" || value === null || value === undefined) {
      this.#addInteger(value === true ? 1 : value === false ? 2 : 3);
    } else if (Array.isArray(value)) {
      this.#addInteger(value.length);
      for (const item of value) this.add(item);
    } else {
      for (const [name, field] of Object.entries(value as object)) {
        this.add(name);
        this.add(field);
      }
    }
  }

  text(): string {
    return [this.#first, this.#second].map((half) => half.toString(16).padStart(8, "0")).join("");
  }

  #addDouble(value: number): void {
    bytes.setFloat64(0, value);
    this.#addInteger(bytes.getInt32(0));
    this.#addInteger(bytes.getInt32(4));
  }

  #addInteger(value: number): void {
    this.#first = Math.imul(this.#first ^ value, 0x01000193) >>> 0;
    this.#second = Math.imul(this.#second ^ (value >>> 7) ^ (value << 11), 0x85ebca6b) >>> 0;
  }
}
