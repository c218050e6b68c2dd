import { describe, expect, it } from 'vitest';
import type { RecipientId } from '#contract/text/ids.ts';
import type { Recipient } from '#contract/recipients/recipients.ts';
import { howReached } from '../payments/address.ts';
import { answeredRecipient } from './folded-recipient.tsx';
import { transferWords } from '../payments/words.ts';
import { choicesOf, emptyDraft, type TransferDraft } from '../payments/transfer-draft.ts';

const ana: Recipient = {
  id: 'ana' as RecipientId,
  kind: 'zelle',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: null,
  bankName: null,
  accountNumber: null,
  routingNumber: null,
  lastTransfer: null,
};
const gym: Recipient = {
  ...ana,
  id: 'gym' as RecipientId,
  kind: 'external',
  name: 'Northwind Gym',
  bankName: 'Chase',
  accountNumber: '••••3456',
  routingNumber: '021000021',
};

describe('R-T1 The recipient of a transfer, in one line', () => {
  it('is the saved one, with the way the money reaches them', () => {
    expect(lineOf({ kind: 'zelle', recipient: ana.id })).toEqual(['Ana Ruiz', 'ana@example.com']);
    expect(lineOf({ kind: 'external', recipient: gym.id })?.[1]).toBe('••••3456 at Chase');
  });

  it('is what was typed, of an account the last four digits', () => {
    const zelle = { kind: 'zelle', name: ' Sam Lee ', phone: '212-555-0199' } as const;
    expect(lineOf(zelle)).toEqual(['Sam Lee', '212-555-0199']);
    expect(lineOf(toBank)?.[1]).toBe('••••3456 at Wells Fargo');
  });

  it('is nobody while a detail is missing', () => {
    expect(lineOf({ kind: 'zelle', name: 'Sam Lee' })).toBeNull();
    expect(lineOf({ kind: 'zelle', email: 'sam@example.com' })).toBeNull();
    for (const field of ['name', 'bankName', 'accountNumber', 'routingNumber']) {
      expect(lineOf({ ...toBank, [field]: '' }), field).toBeNull();
    }
    expect(lineOf({ ...toBank, routingNumber: '12100' })).toBeNull();
  });

  it("is nobody between accounts of one's own", () => {
    expect(lineOf({ ...toBank, kind: 'internal' })).toBeNull();
  });
});

const toBank = {
  kind: 'external',
  name: 'Sam Lee',
  bankName: 'Wells Fargo',
  accountNumber: '4417-1234 56',
  routingNumber: '121000248',
} as const;

function lineOf(typed: Partial<TransferDraft>) {
  const draft = { ...emptyDraft, ...typed };
  const facts = { accounts: [], recipients: [ana, gym], goals: [], bankOfRoutingNumber: null };
  const answered = answeredRecipient(draft, choicesOf(draft, facts));
  return answered && [answered.name, howReached(answered, transferWords.en.form)];
}
