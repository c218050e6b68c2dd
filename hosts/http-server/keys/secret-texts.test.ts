import { describe, expect, test } from 'vitest';
import type { Cents } from '#contract/money/cents.ts';
import { secretText } from './secret-texts.ts';

const phone = '(555) 010-0199';
const portal = 'https://bank.example';

describe('A message with a code', () => {
  test.each([
    ['sign-in', 'sms', 'to sign in', 'para iniciar sesión'],
    ['contact', 'email', 'to confirm your new email', 'para confirmar su nuevo correo'],
    [
      'contact',
      'sms',
      'to confirm your new phone number',
      'para confirmar su nuevo número de teléfono',
    ],
    ['enrolment', 'sms', 'to activate online banking', 'para activar la banca en línea'],
  ] as const)('says what it is for: %s by %s', (purpose, channel, en, es) => {
    const about = { kind: 'code', purpose, code: '417306' } as const;
    const { subject, text } = secretText({ channel, about }, portal, phone);
    expect(text.en).toContain(`417306 is your code ${en}.`);
    expect(text.es).toContain(`417306 es su código ${es}.`);
    expect(subject).toEqual({ en: `Your code ${en}`, es: `Su código ${es}` });
  });

  test('says what a step-up permits, and above it only that there is something to confirm', () => {
    const payee = { name: 'Ana Ruiz', accountEnding: '6789', contact: null };
    const amount = 150_000 as Cents;
    const permits = {
      kind: 'payment',
      amount,
      payee,
      day: null,
      repeat: 'once',
      of: null,
    } as const;
    const { subject, text } = secretText(
      { channel: 'sms', about: { kind: 'code', purpose: 'step-up', permits, code: '417306' } },
      portal,
      phone,
    );
    expect(text.en).toBe(
      '417306 is your code to send $1,500.00 to Ana Ruiz (...6789). It expires in 10 minutes. ' +
        'Never share this code: we never ask for it. If you did not request it, call us at (555) 010-0199.',
    );
    expect(text.es).toContain('417306 es su código para enviar $1,500.00 a Ana Ruiz (...6789).');
    expect(subject).toEqual({
      en: 'Your code to confirm a payment or a change',
      es: 'Su código para confirmar un pago o un cambio',
    });
  });

  test('says of a step-up from before that was kept that there is something to confirm', () => {
    const { text } = secretText(
      {
        channel: 'sms',
        about: { kind: 'code', purpose: 'step-up', permits: null, code: '417306' },
      },
      portal,
      phone,
    );
    expect(text.en).toContain('417306 is your code to confirm a payment or a change.');
    expect(text.es).toContain('417306 es su código para confirmar un pago o un cambio.');
  });

  test('says how long it is good, and that the bank never asks for it', () => {
    const { text } = secretText(
      { channel: 'sms', about: { kind: 'code', purpose: 'sign-in', code: '417306' } },
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
      { channel: 'sms', about: { kind: 'code', purpose: 'sign-in', code: '417306' } },
      portal,
      phone,
    );
    expect(Object.values(subject).join('')).not.toContain('417306');
  });
});

test('R-T19 What a trusted contact is told first says who named them, what they cannot do, and how to say no', () => {
  const about = { kind: 'trusted-contact-named', by: 'Jordan Ellis', token: 'c0ffee' } as const;
  const { subject, text } = secretText({ channel: 'email', about }, portal, phone);
  expect(text.en).toMatch(/^Jordan Ellis named you .*no access.*never ask you for money/);
  expect(text.es).toMatch(/^Jordan Ellis le nombró .*no tiene acceso.*Nunca le pedimos dinero/);
  for (const words of [text.en, text.es]) {
    expect(words).toContain(`${portal}/trusted-contact#c0ffee `);
    expect(words).toContain(phone);
  }
  expect(Object.values(subject).join('')).not.toMatch(/Jordan|c0ffee/);
});

test('R-L6 A link for a new password carries its token behind the #, which no server is sent', () => {
  const { text } = secretText(
    { channel: 'email', about: { kind: 'password-reset', token: 'c0ffee' } },
    portal,
    phone,
  );
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
