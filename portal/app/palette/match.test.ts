import { describe, expect, it } from 'vitest';
import { rankOf } from './match.ts';

const exchange = { label: 'Currency Exchange', also: ['convert money', 'rates'] };

describe('what was typed', () => {
  it('means best what begins like it, then what has words that do', () => {
    expect(rankOf('curr', exchange)).toBe(0);
    expect(rankOf('exchange', exchange)).toBe(1);
    expect(rankOf('ex cur', exchange)).toBe(1);
    expect(rankOf('rate', exchange)).toBe(2);
    expect(rankOf('change', exchange)).toBe(3);
  });

  it('may leave out accents and capitals, and have them where the label has none', () => {
    expect(rankOf('numero', { label: 'Número de cuenta' })).toBe(0);
    expect(rankOf('CRÉDITO', { label: 'Puntaje de credito' })).toBe(1);
  });

  it('is forgiven one letter in a word of four or more', () => {
    for (const typed of ['currancy', 'curency', 'currrency', 'cruren', 'exchagne']) {
      expect(rankOf(typed, exchange), typed).toBe(4);
    }
    expect(rankOf('cux', exchange)).toBeNull();
  });

  it('means nothing by letters that are scattered over the label, or by a word too many', () => {
    expect(rankOf('crxg', exchange)).toBeNull();
    expect(rankOf('currency loan', exchange)).toBeNull();
  });

  it('means everything where it is empty', () => {
    expect(rankOf('  ', exchange)).toBe(0);
  });
});
