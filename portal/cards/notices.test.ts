import { expect, test } from 'vitest';
import type { MemberEvent } from '#contract/events/events.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Language } from '../language/language.ts';
import { notices } from './notices.ts';

test('a notice names each kind of card in the language of the notice', () => {
  const locked: Extract<MemberEvent, { kind: 'card' }> = {
    kind: 'card',
    sequence: 1,
    at: 0 as EpochMs,
    change: 'locked',
    cardType: 'Debit Card',
    cardNumber: '••••2946',
    amount: null,
    merchant: null,
  };
  const said = (language: Language) => notices.card(locked, language).title;
  expect(said('en')).toBe('Locked: Debit Card ••••2946');
  expect(said('es')).toBe('Bloqueada: tarjeta de débito ••••2946');
});
