import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatCount, formatMoney } from '../language/format.ts';

const en = {
  INVITATION_NOT_GOOD: {
    title: 'This invitation has been used or is too old.',
    detail: 'Please ask the person who invited you for another one.',
  },
  INVITATION_CODE_WRONG: ({ triesLeft }) => ({
    title: 'This is not the code of the invitation.',
    detail: `You have ${formatCount(triesLeft)} ${triesLeft === 1 ? 'try' : 'tries'} left.`,
  }),
  ALREADY_HAS_ACCESS: {
    title: 'You already have access to these accounts.',
    detail: 'Switch to them at the top of the page. Nothing was changed.',
  },
  GRANTS_TOO_MUCH: {
    title: 'You cannot give more access than you have.',
    detail: 'Choose another role or an earlier last day. Nothing was changed.',
  },
  ACCESS_ENDS_IN_PAST: {
    title: 'The last day is in the past.',
    detail: 'Choose today or a later day. Nothing was changed.',
  },
  ACCESS_LIMIT_MISSING: {
    title: 'This role needs a daily limit.',
    detail: 'Enter how much this person may send in a day. Nothing was changed.',
  },
  ACCESS_LIMIT_NOT_FOR_ROLE: {
    title: 'This role has no daily limit.',
    detail: 'Please choose the role again. Nothing was changed.',
  },
  TOO_MANY_INVITATIONS: ({ most }) => ({
    title: `You have ${formatCount(most)} open invitations, the most you can have.`,
    detail: 'Please withdraw one first. Nothing was changed.',
  }),
  ACCESS_STAYS: {
    title: 'This access cannot be ended online.',
    detail: 'Please call us or visit a branch. Nothing was changed.',
  },
  NOT_FOR_MINORS: {
    title: 'A minor cannot send money to other banks.',
    detail: 'A guardian can do it. Nothing was sent.',
  },
  OVER_OWN_LIMIT: ({ limit, leftToday }) => ({
    title: `You can send ${formatMoney(leftToday)} more today from this membership.`,
    detail: `Your daily limit here is ${formatMoney(limit)}. Nothing was sent.`,
  }),
  whereToLook: {
    people: 'Settings show who has access, and whether it was done. No money was moved.',
  },
} satisfies FailureWords;

const es: Translated<typeof en> = {
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
  whereToLook: {
    people: 'La configuración muestra quién tiene acceso y si se hizo. No se movió dinero.',
  },
};

export const peopleRefusals = { en, es };
