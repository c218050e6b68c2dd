import { formatDate, formatMoney } from '../language/format.ts';
import type { productRefusals as en } from './refusals.en.ts';

/** What the bank's refusals about opening accounts and about certificates say. */
export const productRefusals: typeof en = {
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
};
