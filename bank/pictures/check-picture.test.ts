import { describe, expect, test } from 'vitest';
import {
  jpegFile,
  jpegSegment,
  joinBytes,
  pngChunk,
  pngFile,
  textBytes,
} from '../testing/test-pictures.ts';
import { base64Of, bytesOfBase64 } from './byte-functions.ts';
import { orientationTiff, piecesMax } from './exif-orientation.ts';
import { readPicture } from './check-picture.ts';

/** 40° 44′ 54.3″ N as Exif writes it: three fractions, here big endian. */
const latitude = Uint8Array.of(0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 44, 0, 0, 0, 1, 0, 0, 2, 31);

function exif(orientation: number, littleEndian = false): Uint8Array {
  const number = (value: number) => (littleEndian ? [value, 0] : [0, value]);
  const long = (value: number) => (littleEndian ? [value, 0, 0, 0] : [0, 0, 0, value]);
  const tag = littleEndian ? [0x12, 0x01] : [0x01, 0x12];
  return Uint8Array.from([
    ...(littleEndian ? [0x49, 0x49, 0x2a, 0] : [0x4d, 0x4d, 0, 0x2a]),
    ...long(8),
    ...number(1),
    ...tag,
    ...number(3),
    ...long(1),
    ...number(orientation),
    0,
    0,
    ...long(0),
    ...textBytes('NoPhone 12 GPSLatitude'),
    ...latitude,
  ]);
}

function contains(bytes: Uint8Array, wanted: Uint8Array): boolean {
  return Buffer.from(bytes).includes(Buffer.from(wanted));
}

function pictureOf(file: Uint8Array) {
  const reading = readPicture(file);
  if (reading.kind !== 'picture') {
    throw new Error(`The file is ${reading.kind}`);
  }
  return reading.picture;
}

describe('R-D6 reading a picture', () => {
  test('R-D6 the size of a JPEG and of a PNG is read from their heads', () => {
    expect(pictureOf(jpegFile({ width: 4000, height: 3000 }))).toMatchObject({
      mediaType: 'image/jpeg',
      width: 4000,
      height: 3000,
    });
    expect(pictureOf(pngFile({ width: 50_000, height: 40_000 }))).toMatchObject({
      mediaType: 'image/png',
      width: 50_000,
      height: 40_000,
    });
  });

  test('R-D6 place, camera and comments of a JPEG are gone, and the picture is the same', () => {
    const marked = jpegFile({}, [
      jpegSegment(0xe0, textBytes('JFIF\0 with a thumbnail')),
      jpegSegment(0xe1, joinBytes(textBytes('Exif\0\0'), exif(1))),
      jpegSegment(0xe1, textBytes('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>')),
      jpegSegment(0xe2, textBytes('ICC_PROFILE')),
      jpegSegment(0xed, textBytes('Photoshop 3.0')),
      jpegSegment(0xfe, textBytes('a comment')),
    ]);
    expect(contains(marked, latitude)).toBe(true);
    const { content } = pictureOf(marked);
    for (const told of ['Exif', 'NoPhone', 'xmpmeta', 'ICC', 'Photoshop', 'comment', 'JFIF']) {
      expect(contains(content, textBytes(told)), told).toBe(false);
    }
    expect(contains(content, latitude)).toBe(false);
    expect(content).toEqual(jpegFile());
  });

  test.each([false, true])(
    'R-D6 how the camera was held stays, and nothing else of Exif (little endian: %s)',
    (littleEndian) => {
      const block = joinBytes(textBytes('Exif\0\0'), exif(6, littleEndian));
      const { content } = pictureOf(jpegFile({}, [jpegSegment(0xe1, block)]));
      expect(contains(content, latitude)).toBe(false);
      expect(contains(content, textBytes('NoPhone'))).toBe(false);
      expect(content.length).toBe(jpegFile().length + 36);
      // The kept content reads as itself again.
      expect(pictureOf(content).content).toEqual(content);
    },
  );

  test('R-D6 Adobe’s note of the colours stays, as the picture would be wrong without it', () => {
    const adobe = jpegSegment(
      0xee,
      joinBytes(textBytes('Adobe'), Uint8Array.of(0, 100, 0, 0, 0, 0, 1)),
    );
    expect(contains(pictureOf(jpegFile({}, [adobe])).content, adobe)).toBe(true);
    const other = jpegSegment(0xee, textBytes('Adobe and a long story about where it was'));
    expect(contains(pictureOf(jpegFile({}, [other])).content, other)).toBe(false);
  });

  test('R-D6 texts, Exif and private chunks of a PNG are gone, and the picture is the same', () => {
    const marked = pngFile({}, [
      pngChunk('tEXt', textBytes('Author\0Somebody')),
      pngChunk('iTXt', textBytes('XML:com.adobe.xmp')),
      pngChunk('eXIf', exif(1)),
      pngChunk('tIME', Uint8Array.of(7, 234, 3, 2, 10, 0, 0)),
      pngChunk('prVt', textBytes('anything')),
    ]);
    expect(contains(marked, latitude)).toBe(true);
    expect(pictureOf(marked).content).toEqual(pngFile());
  });

  test.each([
    ['before', 0],
    ['behind', 1],
  ])('R-D6 how the camera was held stays in a PNG where it is said %s the data', (_, place) => {
    const chunk = pngChunk('eXIf', exif(6, true));
    const file = pngFile();
    const end = place === 0 ? 33 : file.length - 12;
    const { content } = pictureOf(joinBytes(file.subarray(0, end), chunk, file.subarray(end)));
    const told = pngChunk('eXIf', Uint8Array.from(orientationTiff(6)));
    expect(content).toEqual(joinBytes(file.subarray(0, 33), told, file.subarray(33)));
    expect(pictureOf(content).content).toEqual(content);
  });

  const emptyData = pngChunk('IDAT', new Uint8Array());
  const emptyTable = jpegSegment(0xdd, new Uint8Array());
  const many = (piece: Uint8Array, count: number) => Array.from({ length: count }, () => piece);
  test('R-S7 pieces with nothing in them are left out, and a file of very many pieces is broken', () => {
    expect(pictureOf(pngFile({}, many(emptyData, 100))).content).toEqual(pngFile());
    expect(pictureOf(jpegFile({}, many(emptyTable, 100))).content).toEqual(jpegFile());
    for (const file of [
      pngFile({}, many(emptyData, piecesMax)),
      jpegFile({}, many(emptyTable, piecesMax)),
      jpegFile({}, many(jpegSegment(0xfe, textBytes('a')), piecesMax)),
    ]) {
      expect(readPicture(file)).toEqual({ kind: 'broken' });
    }
  });

  test('R-D6 bytes after the end of a picture are gone', () => {
    const hidden = textBytes('<script>alert(1)</script>');
    expect(pictureOf(joinBytes(jpegFile(), hidden)).content).toEqual(jpegFile());
    expect(pictureOf(joinBytes(pngFile(), hidden)).content).toEqual(pngFile());
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['an SVG', textBytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', textBytes('<!doctype html><title>x</title>')],
    ['a GIF', textBytes('GIF89a\u0001\0\u0001\0')],
    ['a WebP', textBytes('RIFF\0\0\0\0WEBPVP8 ')],
    ['a HEIC', textBytes('\0\0\0\u0018ftypheic')],
    ['a PDF', textBytes('%PDF-1.7')],
    ['an archive', textBytes('PK\u0003\u0004')],
  ])('R-D6 %s is no picture, whatever it is called', (_, file) => {
    expect(readPicture(file)).toEqual({ kind: 'not-a-picture' });
  });

  const twoFrames = jpegSegment(0xc0, Uint8Array.of(8, 0, 1, 0, 1, 1, 1, 0x11, 0));
  const otherHead = pngChunk('IHDR', Uint8Array.of(0, 0, 0, 9, 0, 0, 0, 9, 8, 0, 0, 0, 0));
  test.each([
    ['only the beginning of a JPEG', Uint8Array.of(0xff, 0xd8, 0xff)],
    ['a JPEG of two frames', jpegFile({}, [twoFrames])],
    ['a JPEG of a lossless kind', jpegFile({}, [jpegSegment(0xc3, new Uint8Array(9))])],
    [
      'a JPEG with a segment that is longer than the file',
      jpegFile({}, [Uint8Array.of(0xff, 0xe1, 0xff, 0xff)]),
    ],
    ['a JPEG with a segment of no length', jpegFile({}, [Uint8Array.of(0xff, 0xe1, 0, 0)])],
    [
      'a page behind the beginning of a JPEG',
      joinBytes(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), textBytes('<html>')),
    ],
    ['a PNG of two heads', pngFile({}, [otherHead])],
    [
      'a PNG with a critical chunk that nobody knows',
      pngFile({}, [pngChunk('NEWX', new Uint8Array(1))]),
    ],
    ['a PNG of no width', pngFile({ width: 0 })],
  ])('R-D6 %s is broken', (_, file) => {
    expect(readPicture(file)).toEqual({ kind: 'broken' });
  });

  test('R-D6 a PNG with one wrong byte is broken, and so is a picture that was cut off anywhere', () => {
    const png = pngFile();
    for (let at = 8; at < png.length; at += 1) {
      const altered = Uint8Array.from(png);
      altered[at] = (altered[at] ?? 0) ^ 0x20;
      expect(readPicture(altered).kind, `byte ${at}`).toBe('broken');
    }
    for (const file of [png, jpegFile()]) {
      for (let length = 8; length < file.length; length += 1) {
        expect(readPicture(file.subarray(0, length)).kind, `${length} bytes`).toBe('broken');
      }
    }
  });
});

test('base64 is read and written as Node has it, and nothing else is read', () => {
  for (let length = 0; length < 50; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 97 + length * 31) % 256);
    const text = Buffer.from(bytes).toString('base64');
    expect(base64Of(bytes)).toBe(text);
    expect(bytesOfBase64(text)).toEqual(bytes);
  }
  const large = new Uint8Array(3 * 4096 * 2 + 5).fill(200);
  expect(base64Of(large)).toBe(Buffer.from(large).toString('base64'));
  for (const text of [
    'a',
    'ab',
    'abc',
    'ab=c',
    '====',
    'ab!=',
    'abcd efg',
    'ab\u00e9d',
    'data:abc',
  ]) {
    expect(bytesOfBase64(text), text).toBeUndefined();
  }
});
