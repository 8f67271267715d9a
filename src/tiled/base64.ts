import { wrongType } from "../math/validation.js";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * The bytes of a text in base64, which may have blanks around it and no padding. `atob` is part of browsers only.
 *
 * Throws TypeError for any other text, in which `name` names it.
 */
export function bytesOfBase64(text: string, name: string): Uint8Array {
  const digits = text.trim().replace(/={1,2}$/, "");
  if (digits.length % 4 === 1) throw wrongType(text, name, "a text in base64");
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let place = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const value = DIGITS.indexOf(digits.charAt(i));
    if (value < 0) throw wrongType(text, name, "a text in base64");
    // The bits of the last four digits; higher ones are shifted out.
    bits = (bits << 6) | value;
    if (i % 4 === 0) continue;
    bytes[place] = bits >> (6 - 2 * (i % 4));
    place += 1;
  }
  return bytes;
}
