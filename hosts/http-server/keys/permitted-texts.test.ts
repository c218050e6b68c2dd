import { describe, expect, test } from 'vitest';
import type { Cents } from '#contract/money/cents.ts';
import type { PermittedAct } from '#contract/identity/step-up/permitted-act.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { permittedText } from './permitted-texts.ts';

const ana = { name: 'Ana Ruiz', accountEnding: '6789', contact: null };
const sam = { name: 'Sam Lee', accountEnding: null, contact: 'sam@example.com' };
const biller = { name: 'City Gas', accountEnding: null, contact: null };
const payment = {
  kind: 'payment',
  amount: 150_000 as Cents,
  payee: ana,
  day: null,
  repeat: 'once',
} as const;
const day = '2026-12-03' as LocalDate;

/** The expected wording of a code where the sentence names the act itself. */
const said: [PermittedAct, string, string][] = [
  [
    payment,
    'to send $1,500.00 to Ana Ruiz (...6789)',
    'para enviar $1,500.00 a Ana Ruiz (...6789)',
  ],
  [
    { ...payment, payee: sam, day },
    'to send $1,500.00 to Sam Lee (sam@example.com) on Dec 3, 2026',
    'para enviar $1,500.00 a Sam Lee (sam@example.com) el 3 dic 2026',
  ],
  [
    { ...payment, payee: biller, day, repeat: 'monthly' },
    'to send $1,500.00 to City Gas every month from Dec 3, 2026',
    'para enviar $1,500.00 a City Gas cada mes desde el 3 dic 2026',
  ],
  [
    { kind: 'save-recipient', payee: ana },
    'to save Ana Ruiz (...6789) as a recipient',
    'para guardar a Ana Ruiz (...6789) como destinatario',
  ],
  [
    { kind: 'add-payee', payee: biller },
    'to add City Gas as a payee',
    'para agregar a City Gas como beneficiario',
  ],
  [
    { kind: 'change-contact', parts: ['phone'] },
    'to change your phone',
    'para cambiar su teléfono',
  ],
  [
    { kind: 'change-contact', parts: ['email', 'phone', 'address'] },
    'to change your email, phone and address',
    'para cambiar su correo, teléfono y dirección',
  ],
  [
    { kind: 'set-two-factor', on: true },
    'to turn on SMS verification',
    'para activar la verificación por SMS',
  ],
  [
    { kind: 'set-two-factor', on: false },
    'to turn off SMS verification',
    'para desactivar la verificación por SMS',
  ],
  [
    { kind: 'remove-passkey', name: 'Laptop' },
    'to remove a passkey',
    'para quitar una llave de acceso',
  ],
  [
    { kind: 'show-account-numbers', accountEnding: '4821' },
    'to show the full number of account 4821',
    'para ver el número completo de la cuenta 4821',
  ],
  [
    { kind: 'name-trusted-contact', name: 'Maria Ruiz' },
    'to make Maria Ruiz your trusted contact',
    'para que Maria Ruiz sea su contacto de confianza',
  ],
  [
    { kind: 'remove-trusted-contact', name: 'Maria Ruiz' },
    'to remove Maria Ruiz as your trusted contact',
    'para quitar a Maria Ruiz como contacto de confianza',
  ],
  [
    { kind: 'set-first-payment-delay', hours: 0 },
    'to send large first payments right away',
    'para enviar sin espera los primeros pagos grandes',
  ],
  [
    { kind: 'set-first-payment-delay', hours: 4 },
    'to hold large first payments for only 4 hours',
    'para retener los primeros pagos grandes solo 4 horas',
  ],
];

/** Acts without details in the sentence. */
const plain: PermittedAct[] = [
  { kind: 'change-password' },
  { kind: 'turn-off-security-notices' },
  { kind: 'add-authenticator' },
  { kind: 'remove-authenticator' },
  { kind: 'add-passkey' },
  { kind: 'make-recovery-codes' },
];

test.each(said)('R-T7 A code for %j says so in both languages', (act, en, es) => {
  expect(permittedText(act)).toEqual({ en, es });
});

describe('A payee with a long name', () => {
  const long = 'Annamaria Estefania Ruiz de la Torre y Echeverria';

  test('is told by its beginning, and still by the end of the account', () => {
    const { en, es } = permittedText({ ...payment, payee: { ...ana, name: long } });
    expect(en).toBe('to send $1,500.00 to Annamaria Estefania R... (...6789)');
    expect(es).toBe('para enviar $1,500.00 a Annamaria Estefania R... (...6789)');
  });

  test('of signs that take two places each is not cut in the middle of one', () => {
    const { en } = permittedText({ ...payment, payee: { ...biller, name: '🏠'.repeat(30) } });
    expect(en).toBe(`to send $1,500.00 to ${'🏠'.repeat(21)}...`);
  });

  test('and a long address is told by its beginning and its end, so that neither is hidden', () => {
    const contact = 'sam@example.com.a-long-name-that-hides-it.evil.example';
    const { en } = permittedText({ ...payment, payee: { ...sam, contact } });
    expect(en).toBe('to send $1,500.00 to Sam Lee (sam@example.....evil.example)');
  });

  test('leaves room beside the largest amount for the rest of the message', () => {
    const amount = 999_999_999_99 as Cents;
    const contact = `${'s'.repeat(60)}@example.com`;
    const act = { ...payment, amount, payee: { ...sam, name: long, contact } };
    expect(permittedText(act).en.length).toBeLessThanOrEqual(100);
  });
});

test('R-T7 a code for the accounts of one of several memberships says whose they are', () => {
  expect(
    permittedText({ kind: 'add-payee', payee: biller }, 'Larkspur Bakery and Coffee LLC'),
  ).toEqual({
    en: `${permittedText({ kind: 'add-payee', payee: biller }).en}, accounts of Larkspur Bakery and C...`,
    es: `${permittedText({ kind: 'add-payee', payee: biller }).es}, cuentas de Larkspur Bakery and C...`,
  });
});

test('Codes for different acts say different things', () => {
  const texts = [
    ...plain.map((act) => permittedText(act)),
    ...said.map(([act]) => permittedText(act)),
  ];
  expect(new Set(texts.map(({ en }) => en)).size).toBe(texts.length);
  expect(new Set(texts.map(({ es }) => es)).size).toBe(texts.length);
});

test('What is ours of the English texts is written in letters that a text message carries in one place each', () => {
  for (const act of [...plain, ...said.map(([act]) => act)]) {
    expect(permittedText(act).en).toMatch(/^[A-Za-z0-9 $.,()@]+$/);
  }
});
