import { expect, it } from 'vitest';
import { typedAmount, typedRepeat } from './typed-sentence.ts';

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

it('R-D7 the rhythm in what was typed is read in both languages', () => {
  expect(typedRepeat('electric bill monthly')).toBe('monthly');
  expect(typedRepeat('pay water every two weeks')).toBe('every-two-weeks');
  expect(typedRepeat('Pagar luz cada semana')).toBe('weekly');
  expect(typedRepeat('recibo de luz MENSUAL')).toBe('monthly');
  expect(typedRepeat('pay electric')).toBeNull();
});
