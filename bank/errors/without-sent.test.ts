import { expect, test } from 'vitest';
import { withoutSent } from './without-sent.ts';

function told(error: unknown, sent: unknown): { message: string; stack: string; cause: unknown } {
  const { message, stack = '', cause } = withoutSent(error, sent) as Error;
  return { message, stack, cause };
}

test('What was sent does not stand in what is told of an error, nor in its stack or its cause', () => {
  const sent = { username: 'casey', tried: ['/(secret/', 4471_8890], deep: { note: 'a "b"' } };
  const cause = new Error('It holds "a \\"b\\"" of casey');
  const error = new RangeError('No pattern: /(secret/ for casey with 44718890', { cause });
  const { message, stack, cause: toldCause } = told(error, sent);
  expect(message).toBe('No pattern: [sent] for [sent] with [sent]');
  expect(stack).toMatch(/^RangeError: No pattern: \[sent\] for \[sent\] with \[sent\]\n\s+at /);
  expect((toldCause as Error).message).toBe('It holds "[sent]" of [sent]');
  expect(`${stack}${(toldCause as Error).stack}`).not.toMatch(/secret|casey|44718890/);
});

test('A text that is sent to look like the rest of the error takes nothing else away from it', () => {
  const error = new Error('e is at the end of line 7');
  expect(told(error, { one: 'e', other: '[sent]', more: 'sent' }).message).toBe(
    '[sent] is at th[sent] [sent]nd of lin[sent] 7',
  );
  expect(told(error, {}).message).toBe('e is at the end of line 7');
});

test('A name that no schema has is something that was sent, and the code of an error is not', () => {
  const error = Object.assign(new Error('There is no "x(y)" in username'), { code: 'ENONE' });
  const masked = withoutSent(error, { 'x(y)': null, username: null });
  expect(masked).toMatchObject({ message: 'There is no "[sent]" in username', code: 'ENONE' });
});

test('Something long is cut off after it was taken out, so that no half of it is left', () => {
  const sent = 'y'.repeat(600);
  expect(told(new Error(`It was ${sent} and ${'z'.repeat(600)}`), [sent]).message).toMatch(
    /^It was \[sent\] and z{482}$/,
  );
});
