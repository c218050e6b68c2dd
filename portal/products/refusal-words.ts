import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatDate, formatMoney } from '../language/format.ts';

const en = {
  PRODUCT_NOT_OFFERED: {
    title: 'This account is no longer offered.',
    detail: 'Please choose another one. No money was moved.',
  },
  PRODUCT_TERMS_CHANGED: {
    title: 'The terms of this account have changed.',
    detail: 'Please read the new ones before you open it. No money was moved.',
  },
  OPENING_BELOW_MINIMUM: ({ least }) => ({
    title: `This account is opened with at least ${formatMoney(least)}.`,
    detail: 'Please enter that much or more. No money was moved.',
  }),
  TOO_MANY_ACCOUNTS: ({ most }) => ({
    title: `You have ${most} accounts, the most that can be opened online.`,
    detail: 'Please call us to open another one. No money was moved.',
  }),
  CERTIFICATE_NOT_MATURE: ({ maturesOn }) => ({
    title: 'No money goes into a certificate or out of it before it matures.',
    detail: `It matures on ${formatDate(maturesOn)}. Please choose another account. No money was moved.`,
  }),
  WITHDRAWAL_CHANGED: {
    title: 'What you would receive has changed.',
    detail: 'Please close this, look at the new figures and decide again. No money was moved.',
  },
  whereToLook: {
    products: 'Check your accounts: they show whether it was opened, changed or withdrawn.',
  },
} satisfies FailureWords;

const es: Translated<typeof en> = {
  PRODUCT_NOT_OFFERED: {
    title: 'Esta cuenta ya no se ofrece.',
    detail: 'Elija otra. No se movió dinero.',
  },
  PRODUCT_TERMS_CHANGED: {
    title: 'Las condiciones de esta cuenta han cambiado.',
    detail: 'Lea las nuevas antes de abrirla. No se movió dinero.',
  },
  OPENING_BELOW_MINIMUM: ({ least }) => ({
    title: `Esta cuenta se abre con al menos ${formatMoney(least)}.`,
    detail: 'Escriba ese monto o más. No se movió dinero.',
  }),
  TOO_MANY_ACCOUNTS: ({ most }) => ({
    title: `Tiene ${most} cuentas, el máximo que se puede abrir en línea.`,
    detail: 'Llámenos para abrir otra. No se movió dinero.',
  }),
  CERTIFICATE_NOT_MATURE: ({ maturesOn }) => ({
    title: 'Antes de que un certificado venza, no entra ni sale dinero.',
    detail: `Vence el ${formatDate(maturesOn)}. Elija otra cuenta. No se movió dinero.`,
  }),
  WITHDRAWAL_CHANGED: {
    title: 'Lo que recibiría ha cambiado.',
    detail: 'Cierre esto, vea las nuevas cifras y decida de nuevo. No se movió dinero.',
  },
  whereToLook: {
    products: 'Revise sus cuentas: muestran si se abrió, se cambió o se retiró.',
  },
};

export const productRefusals = { en, es };
