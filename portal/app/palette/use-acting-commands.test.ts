import { expect, it } from 'vitest';
import { typedAmount } from './use-acting-commands.ts';

it('R-T1 the amount in what was typed is the first that can be sent', () => {
  expect(typedAmount('send 50 to ana')).toBe(5_000);
  expect(typedAmount('send $1,250.50 to ana')).toBe(125_050);
  expect(typedAmount('enviar 0 o 7 a ana')).toBe(700);
});

it('R-T1 without an amount that can be sent there is none', () => {
  for (const typed of ['', 'send to ana', 'send 0 to ana', 'send 1.234 to ana']) {
    expect(typedAmount(typed)).toBeNull();
  }
});
