import { expect, test } from 'vitest';
import { noticeWords } from './words.ts';

test('a notice names each kind of card in the language of the notice', () => {
  const said = (language: 'en' | 'es') => {
    const { card, cardChanges } = noticeWords[language];
    return cardChanges.locked(card('Debit Card', '••••2946'));
  };
  expect(said('en')).toBe('Locked: Debit Card ••••2946');
  expect(said('es')).toBe('Bloqueada: tarjeta de débito ••••2946');
});
