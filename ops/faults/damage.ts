/** What is done to a file. */
export interface Damage {
  /** For a person: where, and what. */
  readonly name: string;
  applyTo(bytes: Buffer): Buffer;
}

/**
 * Chosen by rng for a file of that many bytes, anywhere from the byte `from` on: it is cut, a bit is flipped, or a
 * piece of it is overwritten.
 */
export function damageOf(size: number, from: number): Damage {
  const at = placeIn(size, from);
  const kind = Math.random();
  if (kind < 0.4) return { name: `cut at ${at}`, applyTo: (bytes) => bytes.subarray(0, at) };
  if (kind < 0.8) return flipOf(size, from);
  return zero(at, 1 + Math.floor(Math.random() * 8192));
}

/** A bit of a file of that many bytes is flipped, anywhere from the byte `from` on. */
export function flipOf(size: number, from = 0): Damage {
  const at = placeIn(size, from);
  const bit = Math.floor(Math.random() * 8);
  return {
    name: `bit ${bit} of byte ${at} flipped`,
    applyTo(bytes) {
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
      return bytes;
    },
  };
}

function placeIn(size: number, from: number): number {
  return from + Math.floor(Math.random() * (size - from));
}

/** As a disk does that wrote a file's length and not its contents. */
function zero(at: number, length: number): Damage {
  return {
    name: `${length} bytes at ${at} zeroed`,
    applyTo: (bytes) => bytes.fill(0, at, at + length),
  };
}
