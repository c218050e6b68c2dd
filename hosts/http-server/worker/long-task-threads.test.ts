import { afterAll, expect, test } from 'vitest';
import { portableByteFunctions } from '#bank/pictures/byte-functions.ts';
import { TooManyWaiting } from '#bank/ports.ts';
import { asBase64, jpegFile, pngChunk, pngFile, textBytes } from '#bank/testing/test-pictures.ts';
import { LongTaskThreads } from './long-task-threads.ts';
import { nativeByteFunctions } from './native-byte-functions.ts';

const threads = new LongTaskThreads();
afterAll(() => threads.stop());

const most = 8_000_000;
const check = (asker: string, file = asBase64(pngFile())) =>
  threads.run(asker, 'checkPicture', file, most);

test('R-S7 A photo is checked in another thread, as here', async () => {
  expect(await check('jordan')).toMatchObject({ kind: 'picture', picture: { width: 1200 } });
  expect(await check('jordan', asBase64(textBytes('<svg/>')))).toEqual({ kind: 'not-a-picture' });
});

test('R-S7 One asker has four tasks under way at most, and others go on', async () => {
  const asked = await Promise.allSettled([
    ...Array.from({ length: 6 }, () => check('flooder')),
    check('jordan'),
  ]);
  expect(asked.map(({ status }) => status === 'fulfilled')).toEqual([
    ...[true, true, true, true],
    ...[false, false],
    true,
  ]);
  expect(asked[4]).toMatchObject({ reason: expect.any(TooManyWaiting) as TooManyWaiting });
  expect(await check('flooder')).toMatchObject({ kind: 'picture' });
});

test('R-S7 A task that fails, or whose thread ends, fails alone', async () => {
  const noStatement = threads.run('jordan', 'printStatement', 'no JSON', 'en');
  await expect(noStatement).rejects.toThrow('JSON');
  const ended = check('jordan');
  await threads.stop();
  await expect(ended).rejects.toThrow('The thread ended');
  expect(await check('jordan')).toMatchObject({ kind: 'picture' });
});

test('R-D6 The functions of Node and those of the language alone do the same', () => {
  for (const text of ['', 'a', 'ab=c', '====', 'ab!=', 'abcd efg', 'AA==', 'AAAA', '/+8=']) {
    expect(nativeByteFunctions.bytesOfBase64(text) ?? null, text).toEqual(
      portableByteFunctions.bytesOfBase64(text) ? Buffer.from(text, 'base64') : null,
    );
  }
  for (const bytes of [jpegFile({ padding: 5_000 }), pngFile(), pngChunk('tEXt', textBytes('x'))]) {
    for (const name of ['base64Of', 'crc32', 'sha256'] as const) {
      expect(nativeByteFunctions[name](bytes)).toBe(portableByteFunctions[name](bytes));
    }
  }
});
