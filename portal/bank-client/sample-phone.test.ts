import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noticeSamplePhone, readSamplePhone } from './sample-phone.ts';

const messages = [{ id: 'code-1', channel: 'sms', at: 1, text: { en: 'a', es: 'b' } }];
const asked: string[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ messages });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

const answer = (headers: Record<string, string>) => new Response('', { headers });
const read = () => readSamplePhone(new AbortController().signal);

test('where no answer of the bank has spoken of a sample phone, nothing is asked for it', async () => {
  expect(await read()).toBeNull();
  noticeSamplePhone(answer({}));
  expect(await read()).toBeNull();
  expect(asked).toEqual([]);
});

test('where one has, the phone is read, until the bank has none any more', async () => {
  noticeSamplePhone(answer({ 'sample-phone': '?1' }));
  expect(await read()).toEqual(messages);
  noticeSamplePhone(answer({}));
  expect(await read()).toBeNull();
  expect(asked).toEqual(['/sample-phone']);
});

test('the answer itself is passed on', () => {
  const given = answer({ 'sample-phone': '?1' });
  expect(noticeSamplePhone(given)).toBe(given);
});
