import { expect, test } from 'vitest';
import { fuzz } from './fuzz/fuzz-run.ts';

test('Promise 4: whatever is asked is answered as declared, never by an error, and a refusal changes nothing', async () => {
  const { failure, answers } = await fuzz(20_260_302, 300);
  expect(failure).toBeNull();
  expect(answers.get('OK')).toBeGreaterThan(50);
  expect(answers.get('BAD_REQUEST')).toBeGreaterThan(30);
}, 120_000);
