/** The tables of a font by their tags. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

/**
 * The tables of a WOFF file of version 1 (W3C WOFF 1.0, §5).
 *
 * @param inflate Undoes zlib.
 */
export async function readWoff(
  file: Uint8Array,
  inflate: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<FontTables> {
  const view = viewOf(file);
  if (view.getUint32(0) !== 0x77_4f_46_46) {
    throw new Error('A font of letters is no WOFF file');
  }
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(12); index += 1) {
    const entry = 44 + index * 20;
    const place = view.getUint32(entry + 4);
    const compressedLength = view.getUint32(entry + 8);
    const data = file.subarray(place, place + compressedLength);
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4));
    const isCompressed = compressedLength < view.getUint32(entry + 12);
    // A copy that is a plain array: a host may give one whose slices share its memory.
    tables.set(tag, new Uint8Array(isCompressed ? await inflate(data) : data));
  }
  return tables;
}

/** A TrueType font file of these tables (OpenType 1.9, "Organization of an OpenType Font"). */
export function writeSfnt(tables: FontTables): Uint8Array {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const headLength = 12 + 16 * sorted.length;
  const length = sorted.reduce((sum, [, data]) => sum + padded(data.length), headLength);
  const file = new Uint8Array(length);
  const view = viewOf(file);
  const exponent = Math.floor(Math.log2(sorted.length));
  view.setUint32(0, 0x00_01_00_00);
  view.setUint16(4, sorted.length);
  view.setUint16(6, 16 * 2 ** exponent);
  view.setUint16(8, exponent);
  view.setUint16(10, 16 * (sorted.length - 2 ** exponent));
  let place = headLength;
  for (const [index, [tag, data]] of sorted.entries()) {
    const entry = 12 + 16 * index;
    file.set(data, place);
    for (let letter = 0; letter < 4; letter += 1) {
      view.setUint8(entry + letter, tag.charCodeAt(letter));
    }
    view.setUint32(entry + 4, checksum(view, place, padded(data.length)));
    view.setUint32(entry + 8, place);
    view.setUint32(entry + 12, data.length);
    place += padded(data.length);
  }
  return file;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function checksum(view: DataView, place: number, length: number): number {
  let sum = 0;
  for (let offset = place; offset < place + length; offset += 4) {
    sum = (sum + view.getUint32(offset)) % 2 ** 32;
  }
  return sum;
}
