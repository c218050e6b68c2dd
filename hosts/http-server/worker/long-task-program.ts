import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import { longTasks } from '#bank/long-tasks.ts';
import type { ByteFunctions } from '#bank/pictures/byte-functions.ts';
import { packagedLetterFonts as letterFonts } from '../process/letter-fonts.ts';
import type { SentTask, TaskAnswer } from './long-task-threads.ts';

/** Node's own, in C++. */
export const nativeByteFunctions: ByteFunctions = {
  bytesOfBase64(text) {
    // Buffer passes over what is no base64.
    const isBase64 = text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
    return isBase64 ? Buffer.from(text, 'base64') : undefined;
  },
  base64Of: ({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength).toString('base64'),
  crc32: (bytes) => crc32(bytes),
  sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
};

/** The program of a thread for long tasks: it does one after the other. */
const tasks = longTasks({ letterFonts }, nativeByteFunctions);

parentPort?.on('message', async ({ name, given }: SentTask) => {
  let answer: TaskAnswer;
  try {
    const task = tasks[name] as (...all: readonly unknown[]) => Promise<unknown>;
    answer = { result: await task(...given) };
  } catch (failure) {
    answer = { failure: failure as Error };
  }
  parentPort?.postMessage(answer);
});
