import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asBase64,
  joinBytes,
  jpegFile,
  jpegSegment,
  pngChunk,
  pngFile,
  textBytes,
} from '#bank/testing/test-pictures.ts';
import { ask } from '#hosts/testing/test-browser.ts';
import {
  type AttackedBank,
  badRequest,
  newIntent,
  notFound,
  openAttackedBank,
} from './attacked-bank.ts';

let bank: AttackedBank;

beforeAll(async () => {
  bank = await openAttackedBank();
});
afterAll(() => bank.close());

const script = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="550">${script}</svg>`;

let seed = 100;

/** A check that was not deposited before, with the given change. */
function depositOf(change: object): object {
  seed += 1;
  const deposit = {
    to: 'checking',
    amount: seed,
    front: asBase64(jpegFile({ seed })),
    back: asBase64(pngFile({ seed })),
    ...change,
  };
  return { intentKey: newIntent(), deposit };
}

function depositing(change: object): Promise<Response> {
  return bank.browser.post('/api/deposits', depositOf(change));
}

async function deposited(change: object): Promise<string> {
  const answer = await depositing(change);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

async function photoOf(id: string, side: string): Promise<{ mediaType: string; content: Buffer }> {
  const answer = await bank.browser.fetch(`/api/deposits/${id}/photos/${side}`);
  expect(answer.status).toBe(200);
  const { mediaType, content } = (await answer.json()) as { mediaType: string; content: string };
  return { mediaType, content: Buffer.from(content, 'base64') };
}

describe('A file that is no picture', () => {
  test.each([
    ['an SVG with a script', textBytes(svg)],
    ['a page', textBytes(`<!doctype html><title>x</title>${script}`)],
    ['a page that begins like a GIF', textBytes(`GIF89a/*${script}*/`)],
    ['a PDF', textBytes('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>')],
    ['a program', textBytes('\x7FELF\x02\x01\x01')],
    ['an archive', textBytes('PK\x03\x04')],
    ['a WebP picture', textBytes('RIFF\x24\x00\x00\x00WEBPVP8 ')],
    ['a script for PHP', textBytes('<?php system($_GET["c"]); ?>')],
    ['nothing', new Uint8Array()],
  ])('is refused by its content, whatever it is called: %s', async (_what, file) => {
    expect(await bank.refusalOf(() => depositing({ front: asBase64(file) }))).toMatchObject({
      code: 'PHOTO_NOT_A_PICTURE',
      status: 422,
      data: { side: 'front' },
    });
  });

  test.each([
    ['the head of a data URL', `data:image/jpeg;base64,${asBase64(jpegFile({ seed: 7 }))}`],
    ['the alphabet for addresses', '_9j-'],
    ['a line break', 'AAAA\nAAAA'],
    ['an address', 'https://169.254.169.254/latest/meta-data'],
    ['a path', 'file:///etc/passwd'],
  ])('is not read from %s', async (_what, front) => {
    const answer = await depositing({ front });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'PHOTO_NOT_A_PICTURE' });
  });

  test('is not read from a list of bytes or an object either', async () => {
    for (const front of [[255, 216, 255], { '0': 255 }, null, 7, true]) {
      expect(await bank.refusalOf(() => depositing({ front }))).toMatchObject(badRequest);
    }
  });
});

describe('A picture', () => {
  test.each([
    ['50,000 by 50,000', pngFile({ width: 50_000, height: 50_000 })],
    ['a line of a million', pngFile({ width: 1_000_000, height: 400 })],
    ['65,535 by 65,535', jpegFile({ width: 65_535, height: 65_535 })],
    ['the most that a PNG can claim', pngFile({ width: 0x7f_ff_ff_ff, height: 0x7f_ff_ff_ff })],
  ])('that claims %s pixels is never opened', async (_size, file) => {
    expect(await bank.refusalOf(() => depositing({ back: asBase64(file) }))).toMatchObject({
      code: 'PHOTO_TOO_MANY_PIXELS',
      status: 422,
    });
  });

  test.each([
    ['0 by 0', pngFile({ width: 0, height: 0 })],
    ['1 by 1', jpegFile({ width: 1, height: 1 })],
  ])('that claims %s pixels is refused', async (_size, file) => {
    const answer = await depositing({ front: asBase64(file) });
    expect(answer.status).toBe(422);
  });

  test('with a chunk longer than the file, or without an end, is broken', async () => {
    const long = pngFile();
    long.set([0x7f, 0xff, 0xff, 0xff], 33);
    const cut = jpegFile().slice(0, -2);
    for (const front of [long, cut, jpegFile().slice(0, 30)]) {
      expect(await bank.refusalOf(() => depositing({ front: asBase64(front) }))).toMatchObject({
        code: 'PHOTO_BROKEN',
        status: 422,
      });
    }
  });

  test('of a check that was deposited before is refused, in whatever file and from whomever', async () => {
    const picture = { seed: 9_001 };
    const front = asBase64(jpegFile(picture));
    await deposited({ front });
    const refused = { code: 'CHECK_DEPOSITED_BEFORE', status: 422 };
    const disguised = jpegFile(picture, [jpegSegment(0xfe, textBytes('another'))]);
    for (const again of [front, asBase64(disguised)]) {
      expect(
        await bank.refusalOf(() => depositing({ front: again, isAnother: true })),
      ).toMatchObject(refused);
    }
    const { browser } = await bank.another();
    expect(
      await bank.refusalOf(() =>
        browser.post('/api/deposits', depositOf({ front, isAnother: true })),
      ),
    ).toMatchObject(refused);
  });

  test('that is both sides at once is refused', async () => {
    const same = asBase64(pngFile({ seed: 9_002 }));
    expect(await bank.refusalOf(() => depositing({ front: same, back: same }))).toMatchObject({
      code: 'PHOTOS_ARE_THE_SAME',
      status: 422,
    });
  });

  test('loses the place at which it was taken, and every other note of the phone', async () => {
    const exif = textBytes('Exif\0\0MM\0*GPSLatitude 42.7284 GPSLongitude -73.6918 iPhone');
    const front = jpegFile({ seed: 9_003 }, [jpegSegment(0xe1, exif)]);
    const back = pngFile({ seed: 9_003 }, [pngChunk('eXIf', exif), pngChunk('tEXt', exif)]);
    const id = await deposited({ front: asBase64(front), back: asBase64(back) });
    for (const side of ['front', 'back']) {
      const { content } = await photoOf(id, side);
      expect(content.includes('GPS')).toBe(false);
      expect(content.includes('iPhone')).toBe(false);
    }
  });

  test('loses a page that was hung on to it, or hidden in it', async () => {
    const front = joinBytes(jpegFile({ seed: 9_004 }), textBytes(script));
    const back = joinBytes(
      pngFile({ seed: 9_004 }, [pngChunk('tEXt', textBytes(`Comment\0${script}`))]),
      textBytes('PK\x03\x04'),
    );
    const id = await deposited({ front: asBase64(front), back: asBase64(back) });
    for (const side of ['front', 'back']) {
      const { content } = await photoOf(id, side);
      expect(content.includes('<script')).toBe(false);
      expect(content.includes('PK\x03\x04')).toBe(false);
    }
  });
});

describe('A photo that the bank keeps', () => {
  test('is told as data, never as a file that a browser would show, run or keep', async () => {
    const id = await deposited({});
    const cookie = [...bank.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const path = `/api/deposits/${id}/photos/front`;
    const { headers } = await ask(bank.host.address, 'GET', path, { cookie, accept: 'text/html' });
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect((await photoOf(id, 'front')).mediaType).toBe('image/jpeg');
  });

  test('of another member is not there', async () => {
    const id = await deposited({});
    const { browser } = await bank.another();
    expect(
      await bank.refusalOf(() => browser.fetch(`/api/deposits/${id}/photos/front`)),
    ).toMatchObject(notFound);
  });

  test.each(['..%2Ffront', 'side', 'front.html', 'front%00', '__proto__'])(
    'has no side called %s',
    async (side) => {
      const id = await deposited({});
      const answer = await bank.browser.fetch(`/api/deposits/${id}/photos/${side}`);
      expect(answer.status).toBe(400);
    },
  );
});

test('A deposit cannot be of more than a check may have, nor negative, nor of a day’s limit twice', async () => {
  expect(await bank.refusalOf(() => depositing({ amount: 10_000_01 }))).toMatchObject({
    code: 'DEPOSIT_TOO_LARGE',
    status: 422,
  });
  const { browser } = await bank.another();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      browser.post('/api/deposits', depositOf({ amount: 10_000_00, isAnother: true })),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
