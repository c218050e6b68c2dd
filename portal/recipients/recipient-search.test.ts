import { expect, test } from 'vitest';
import type { RecipientId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Recipient } from '#contract/recipients/recipients.ts';
import { recipientsLike, latestFirst } from './recipient-search.tsx';

const ana: Recipient = {
  id: 'ana' as RecipientId,
  kind: 'zelle',
  name: 'Ana Ruíz',
  email: 'ana@example.com',
  phone: null,
  bankName: null,
  accountNumber: null,
  routingNumber: null,
  lastTransfer: '2026-11-20' as LocalDate,
};
const saved: readonly Recipient[] = [
  { ...ana, id: 'ben' as RecipientId, name: 'Ben Okafor', lastTransfer: '2026-11-21' as LocalDate },
  ana,
  {
    ...ana,
    id: 'gym' as RecipientId,
    name: 'Gym',
    email: null,
    bankName: 'Citizens Bank',
    lastTransfer: null,
  },
];

test('a recipient is found by name, contact or bank, whatever the case and the accents', () => {
  expect(recipientsLike(saved, ' RUIZ ').map(({ id }) => id)).toEqual(['ana']);
  expect(recipientsLike(saved, 'citizens').map(({ id }) => id)).toEqual(['gym']);
  expect(recipientsLike(saved, 'ana@').map(({ id }) => id)).toEqual(['ben', 'ana']);
  expect(recipientsLike(saved, 'nobody')).toEqual([]);
  expect(recipientsLike(saved, ' ')).toBe(saved);
});

test('those whom money went to last come first, and those whom none went to stay at the end', () => {
  expect(latestFirst(saved).map(({ id }) => id)).toEqual(['ben', 'ana', 'gym']);
});
