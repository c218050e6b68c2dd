import { afterAll, expect, test, vi } from 'vitest';
import { portableByteFunctions } from '#bank/pictures/byte-functions.ts';
import { TooManyWaiting } from '#bank/ports.ts';
import { collectingLog } from '#bank/testing/test-ports.ts';
import { asBase64, jpegFile, pngChunk, pngFile, textBytes } from '#bank/testing/test-pictures.ts';
import { LongTaskThread } from './long-task-thread.ts';
import { nativeByteFunctions } from './native-byte-functions.ts';

const thread = new LongTaskThread({ timeZone: 'America/New_York', log: collectingLog() });
afterAll(() => thread.stop());

const most = 8_000_000;
const check = (asker: string, file = asBase64(pngFile())) =>
  thread.run(asker, 'checkPicture', file, most);

test('R-S7 A photo is checked in another thread, as here', async () => {
  expect(await check('jordan')).toMatchObject({ kind: 'picture', picture: { width: 1200 } });
  expect(await check('jordan', asBase64(textBytes('<svg/>')))).toEqual({ kind: 'not-a-picture' });
});

test('R-S7 Members take turns, and a member with too many tasks is told to come again', async () => {
  const flood = Promise.allSettled(Array.from({ length: 30 }, () => check('flooder')));
  expect(await check('jordan')).toMatchObject({ kind: 'picture' });
  const refused = (await flood).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(14);
  expect(refused[0]).toMatchObject({ reason: expect.any(TooManyWaiting) as TooManyWaiting });
});

test('R-S7 What a function gives is read when the turn has come, and a refusal by it is that of the task', async () => {
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve(asBase64(pngFile())));
  const first = check('jordan');
  const second = thread.run('jordan', 'checkPicture', read, most);
  const third = thread.run('jordan', 'checkPicture', () => Promise.reject(new Error('None')), most);
  expect(read).not.toHaveBeenCalled();
  expect(await Promise.allSettled([first, second, third])).toMatchObject([
    { value: { kind: 'picture' } },
    { value: { kind: 'picture' } },
    { reason: new Error('None') },
  ]);
});

test('R-S7 A task that fails, or whose thread ends, fails alone', async () => {
  const noStatement = thread.run('jordan', 'printStatement', 'no JSON', 'en');
  await expect(noStatement).rejects.toThrow('JSON');
  const long = asBase64(pngFile({}, [pngChunk('IDAT', new Uint8Array(5_000_000).fill(7))]));
  const ended = check('jordan', long);
  await thread.stop();
  await expect(ended).rejects.toThrow(TooManyWaiting);
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
