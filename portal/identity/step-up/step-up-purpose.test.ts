import { expect, test } from 'vitest';
import type { Cents } from '#contract/money/cents.ts';
import type { PermittedAct } from '#contract/identity/step-up/permitted-act.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { stepUpPurpose, whyBothFactors } from './step-up-purpose.ts';

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

test.each<[PermittedAct, string, string]>([
  [
    payment,
    'To send $1,500.00 to Ana Ruiz (account ending in 6789).',
    'Para enviar $1,500.00 a Ana Ruiz (cuenta terminada en 6789).',
  ],
  [
    { ...payment, payee: sam, day },
    'To send $1,500.00 to Sam Lee (sam@example.com) on Dec 3, 2026.',
    'Para enviar $1,500.00 a Sam Lee (sam@example.com) el 3 dic 2026.',
  ],
  [
    { ...payment, payee: biller, day, repeat: 'monthly' },
    'To send $1,500.00 to City Gas every month from Dec 3, 2026.',
    'Para enviar $1,500.00 a City Gas cada mes desde el 3 dic 2026.',
  ],
  [
    { kind: 'save-recipient', payee: sam },
    'To save Sam Lee (sam@example.com) as a recipient.',
    'Para guardar a Sam Lee (sam@example.com) como destinatario.',
  ],
  [
    { kind: 'add-payee', payee: biller },
    'To add City Gas as a payee.',
    'Para agregar a City Gas como beneficiario.',
  ],
  [
    { kind: 'change-contact', parts: ['email'] },
    'To change your email.',
    'Para cambiar su correo.',
  ],
  [
    { kind: 'change-contact', parts: ['email', 'phone', 'address'] },
    'To change your email, phone and address.',
    'Para cambiar su correo, teléfono y dirección.',
  ],
  [
    { kind: 'set-two-factor', on: true },
    'To turn on SMS verification.',
    'Para activar la verificación por SMS.',
  ],
  [
    { kind: 'set-two-factor', on: false },
    'To turn off SMS verification.',
    'Para desactivar la verificación por SMS.',
  ],
  [
    { kind: 'remove-passkey', name: 'My laptop' },
    'To remove the passkey My laptop.',
    'Para quitar la llave de acceso My laptop.',
  ],
  [
    { kind: 'show-account-numbers', accountEnding: '4821' },
    'To show the full numbers of the account ending in 4821.',
    'Para ver los números completos de la cuenta terminada en 4821.',
  ],
  [
    { kind: 'name-trusted-contact', name: 'Maria Ruiz' },
    'To make Maria Ruiz your trusted contact.',
    'Para que Maria Ruiz sea su contacto de confianza.',
  ],
  [
    { kind: 'remove-trusted-contact', name: 'Maria Ruiz' },
    'To remove Maria Ruiz as your trusted contact.',
    'Para quitar a Maria Ruiz como contacto de confianza.',
  ],
  [
    { kind: 'set-first-payment-delay', hours: 0 },
    'To send large first payments right away.',
    'Para enviar sin espera los primeros pagos grandes.',
  ],
  [
    { kind: 'set-first-payment-delay', hours: 4 },
    'To hold large first payments for only 4 hours.',
    'Para retener los primeros pagos grandes solo 4 horas.',
  ],
])('R-T7 %j is confirmed as what it is, in both languages', (permits, en, es) => {
  expect(stepUpPurpose(permits, 'en')).toBe(en);
  expect(stepUpPurpose(permits, 'es')).toBe(es);
});

const password = { method: 'password' } as const;
const passkey = { method: 'passkey' } as const;

test.each([
  [
    { kind: 'add-authenticator' } as const,
    [password],
    'This changes how you sign in, so we ask for your password and a code.',
    'Esto cambia la forma en que inicia sesión; por eso le pedimos su contraseña y un código.',
  ],
  [
    { kind: 'change-contact', parts: ['phone' as const] } as const,
    [password],
    'This changes how we reach you, so we ask for your password and a code.',
    'Esto cambia la forma de comunicarnos con usted; por eso le pedimos su contraseña y un código.',
  ],
  [
    { kind: 'sign-loan', amount: 500_000 } as const,
    [password],
    'Your signature is binding, so we ask for your password and a code.',
    'Su firma es vinculante; por eso le pedimos su contraseña y un código.',
  ],
  [
    { kind: 'make-recovery-codes' } as const,
    [passkey, password],
    'This changes how you sign in, so we ask for your passkey, or your password and a code.',
    'Esto cambia la forma en que inicia sesión; por eso le pedimos su llave de acceso, o su contraseña y un código.',
  ],
])('%j says why both factors are asked for, in both languages', (act, methods, en, es) => {
  const asked = { permits: act as PermittedAct, methods };
  expect(whyBothFactors(asked, 'en')).toBe(en);
  expect(whyBothFactors(asked, 'es')).toBe(es);
});
