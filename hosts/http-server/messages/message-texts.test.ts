import { expect, test } from 'vitest';
import { testBrand } from '#bank/testing/test-ports.ts';
import type { MailerMessage } from '#bank/ports.ts';
import type { LocalMonth } from '#contract/time/time.ts';
import { emailOf, textMessageOf } from './templates.ts';

const letterhead = { ...testBrand, portalAddress: () => 'https://bank.example' };
const message: MailerMessage = {
  id: 'told',
  channel: 'email',
  to: 'maria@example.com',
  about: { kind: 'trusted-contact', firstName: 'Jordan' },
  at: 0 as never,
};

test('R-T19 what a trusted contact is told of a payment names the first name alone, and nothing to sign in to or to open', () => {
  const { subject, text } = emailOf(message, letterhead);
  const sms = textMessageOf({ ...message, channel: 'sms' }, letterhead);
  for (const told of [text, sms]) {
    expect(told).toContain('Jordan has just ordered a large payment to someone new');
    expect(told).toContain('Jordan acaba de ordenar un pago grande a alguien nuevo');
    expect(told).toContain(testBrand.phone);
    expect(told).not.toMatch(/https?:|sign in|inicie sesión|\$|account/i);
  }
  expect(subject).not.toContain('Jordan');
});

test('R-X7 an email about a letter names the month and leads to it, in both languages and without a figure', () => {
  const about = { kind: 'letter', month: '2026-11' as LocalMonth } as const;
  const { subject, text } = emailOf({ ...message, about }, letterhead);
  expect(subject).toBe('Your November is ready.');
  expect(text).toContain('Su mes de noviembre está listo.');
  expect(text.match(/https:\/\/bank\.example\/dashboard#letter/g)).toHaveLength(2);
  expect(text).not.toMatch(/\d/);
});
