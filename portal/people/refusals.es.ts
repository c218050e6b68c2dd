import type { PeopleRefusalCode } from '#contract/people/people.ts';
import type { OwnLimitRefusalCode } from '#contract/transfers/transfer-refusals.ts';
import type { Explanations } from '../language/explanation.ts';
import { formatCount, formatMoney } from '../language/format.ts';

/** What the bank says when it will not give or change access, or somebody sends more than they may. */
export const peopleRefusals: Pick<Explanations, PeopleRefusalCode | OwnLimitRefusalCode> = {
  INVITATION_NOT_GOOD: {
    title: 'Esta invitación ya se usó o ya venció.',
    detail: 'Pida otra a la persona que lo invitó.',
  },
  INVITATION_CODE_WRONG: ({ triesLeft }) => ({
    title: 'Este no es el código de la invitación.',
    detail: `Le ${triesLeft === 1 ? 'queda' : 'quedan'} ${formatCount(triesLeft)} ${triesLeft === 1 ? 'intento' : 'intentos'}.`,
  }),
  ALREADY_HAS_ACCESS: {
    title: 'Usted ya tiene acceso a estas cuentas.',
    detail: 'Cámbiese a ellas en la parte superior de la página. No se cambió nada.',
  },
  GRANTS_TOO_MUCH: {
    title: 'No puede dar más acceso del que usted tiene.',
    detail: 'Elija otro rol o un último día anterior. No se cambió nada.',
  },
  ACCESS_ENDS_IN_PAST: {
    title: 'El último día ya pasó.',
    detail: 'Elija hoy o un día posterior. No se cambió nada.',
  },
  ACCESS_LIMIT_MISSING: {
    title: 'Este rol necesita un límite diario.',
    detail: 'Escriba cuánto puede enviar esta persona al día. No se cambió nada.',
  },
  ACCESS_LIMIT_NOT_FOR_ROLE: {
    title: 'Este rol no tiene límite diario.',
    detail: 'Elija el rol de nuevo. No se cambió nada.',
  },
  TOO_MANY_INVITATIONS: ({ most }) => ({
    title: `Tiene ${formatCount(most)} invitaciones abiertas, el máximo posible.`,
    detail: 'Retire una primero. No se cambió nada.',
  }),
  ACCESS_STAYS: {
    title: 'Este acceso no se puede terminar en línea.',
    detail: 'Llámenos o visite una sucursal. No se cambió nada.',
  },
  NOT_FOR_MINORS: {
    title: 'Un menor de edad no puede enviar dinero a otros bancos.',
    detail: 'Puede hacerlo un tutor. No se envió nada.',
  },
  OVER_OWN_LIMIT: ({ limit, leftToday }) => ({
    title: `Hoy puede enviar ${formatMoney(leftToday)} más desde esta membresía.`,
    detail: `Su límite diario aquí es de ${formatMoney(limit)}. No se envió nada.`,
  }),
};
