import { describe, expect, test } from 'vitest';
import { secretText } from './secret-texts.ts';

const phone = '(555) 010-0199';
const portal = 'https://bank.example';

describe('A message with a code', () => {
  test.each([
    ['sign-in', 'to sign in', 'para entrar'],
    ['step-up', 'to confirm a payment or a change', 'para confirmar un pago o un cambio'],
    ['contact', 'to confirm your new email or phone', 'para confirmar su nuevo correo o teléfono'],
    ['enrolment', 'to activate online banking', 'para activar la banca en línea'],
  ] as const)('says what it is for: %s', (purpose, en, es) => {
    const { subject, text } = secretText({ kind: 'code', purpose, code: '417306' }, portal, phone);
    expect(text.en).toContain(`417306 is your code ${en}.`);
    expect(text.es).toContain(`417306 es su código ${es}.`);
    expect(subject).toEqual({ en: `Your code ${en}`, es: `Su código ${es}` });
  });

  test('says how long it is good, and that the bank never asks for it', () => {
    const { text } = secretText(
      { kind: 'code', purpose: 'sign-in', code: '417306' },
      portal,
      phone,
    );
    for (const part of ['10 minutes', 'we never ask for it', phone]) {
      expect(text.en).toContain(part);
    }
    for (const part of ['10 minutos', 'nunca se lo pedimos', phone]) {
      expect(text.es).toContain(part);
    }
  });

  test('has no code above it, where others see it on a locked screen', () => {
    const { subject } = secretText(
      { kind: 'code', purpose: 'sign-in', code: '417306' },
      portal,
      phone,
    );
    expect(Object.values(subject).join('')).not.toContain('417306');
  });
});

test('R-L6 A link for a new password carries its token behind the #, which no server is sent', () => {
  const { text } = secretText({ kind: 'password-reset', token: 'c0ffee' }, portal, phone);
  for (const words of [text.en, text.es]) {
    const link = URL.parse(/https:\S+/.exec(words)?.[0] ?? '');
    expect(link).toMatchObject({
      origin: portal,
      pathname: '/reset-password',
      search: '',
      hash: '#c0ffee',
    });
    expect(words).toMatch(/30 minut/);
  }
});
