import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatCount, formatMoney } from '../language/format.ts';

const en = {
  GOAL_NAME_WRONG: {
    title: 'A goal needs a name, without <, > or hidden characters.',
    detail: 'Nothing was changed.',
  },
  GOAL_NAME_TOO_LONG: ({ most }) => ({
    title: `A name has at most ${formatCount(most)} characters.`,
    detail: 'Please shorten it. Nothing was changed.',
  }),
  GOAL_NAME_TAKEN: {
    title: 'Another goal of yours has this name.',
    detail: 'Please choose another one. Nothing was changed.',
  },
  GOAL_TARGET_OUT_OF_BOUNDS: ({ least, most }) => ({
    title: `A goal is from ${formatMoney(least)} to ${formatMoney(most)}.`,
    detail: 'Please change the amount. Nothing was changed.',
  }),
  GOAL_DATE_PAST: {
    title: 'Choose tomorrow or a later day.',
    detail: 'Nothing was changed.',
  },
  GOAL_ACCOUNT_WRONG: {
    title: 'A goal is part of one of your savings accounts.',
    detail: 'Please choose one of them. Nothing was changed.',
  },
  TOO_MANY_GOALS: ({ most }) => ({
    title: `You can have up to ${formatCount(most)} goals.`,
    detail: 'Close one before you add another. Nothing was changed.',
  }),
  GOAL_REST_TOO_SMALL: ({ rest }) => ({
    title: `Only ${formatMoney(rest)} of this account is not set aside yet.`,
    detail: 'Please enter a smaller amount. Nothing was changed.',
  }),
  GOAL_SHARE_TOO_SMALL: ({ share }) => ({
    title: `Only ${formatMoney(share)} is set aside for this goal.`,
    detail: 'Please enter a smaller amount. Nothing was changed.',
  }),
  GOAL_RULE_ACCOUNT_WRONG: {
    title: 'A rule takes money from another account of yours.',
    detail: 'Please choose one. The rules are as they were.',
  },
  GOAL_RULE_AMOUNT_WRONG: ({ most }) => ({
    title: `The amount of a rule is at most ${formatMoney(most)}.`,
    detail: 'Please change it. The rules are as they were.',
  }),
  GOAL_RULE_TWICE: {
    title: 'A goal has each rule once.',
    detail: 'The rules are as they were.',
  },
  UNKNOWN_GOAL: {
    title: 'This goal is closed, or is not part of the account that the money goes to.',
    detail: 'Please choose again. Nothing was sent.',
  },
  whereToLook: {
    goals: 'Check your goals: they show whether it was done. No money was moved.',
  },
} satisfies FailureWords;

const es: Translated<typeof en> = {
  GOAL_NAME_WRONG: {
    title: 'Una meta necesita un nombre, sin <, > ni caracteres ocultos.',
    detail: 'No se cambió nada.',
  },
  GOAL_NAME_TOO_LONG: ({ most }) => ({
    title: `Un nombre tiene como máximo ${formatCount(most)} caracteres.`,
    detail: 'Acórtelo. No se cambió nada.',
  }),
  GOAL_NAME_TAKEN: {
    title: 'Otra de sus metas tiene este nombre.',
    detail: 'Elija otro. No se cambió nada.',
  },
  GOAL_TARGET_OUT_OF_BOUNDS: ({ least, most }) => ({
    title: `Una meta va de ${formatMoney(least)} a ${formatMoney(most)}.`,
    detail: 'Cambie el monto. No se cambió nada.',
  }),
  GOAL_DATE_PAST: {
    title: 'Elija mañana o un día posterior.',
    detail: 'No se cambió nada.',
  },
  GOAL_ACCOUNT_WRONG: {
    title: 'Una meta es parte de una de sus cuentas de ahorros.',
    detail: 'Elija una de ellas. No se cambió nada.',
  },
  TOO_MANY_GOALS: ({ most }) => ({
    title: `Puede tener hasta ${formatCount(most)} metas.`,
    detail: 'Cierre una antes de agregar otra. No se cambió nada.',
  }),
  GOAL_REST_TOO_SMALL: ({ rest }) => ({
    title: `Solo ${formatMoney(rest)} de esta cuenta están sin apartar.`,
    detail: 'Escriba un monto menor. No se cambió nada.',
  }),
  GOAL_SHARE_TOO_SMALL: ({ share }) => ({
    title: `Solo ${formatMoney(share)} están apartados para esta meta.`,
    detail: 'Escriba un monto menor. No se cambió nada.',
  }),
  GOAL_RULE_ACCOUNT_WRONG: {
    title: 'Una regla toma dinero de otra cuenta suya.',
    detail: 'Elija una. Las reglas siguen como estaban.',
  },
  GOAL_RULE_AMOUNT_WRONG: ({ most }) => ({
    title: `El monto de una regla es como máximo ${formatMoney(most)}.`,
    detail: 'Cámbielo. Las reglas siguen como estaban.',
  }),
  GOAL_RULE_TWICE: {
    title: 'Una meta tiene cada regla una sola vez.',
    detail: 'Las reglas siguen como estaban.',
  },
  UNKNOWN_GOAL: {
    title: 'Esta meta está cerrada, o no es parte de la cuenta a la que va el dinero.',
    detail: 'Elija de nuevo. No se envió nada.',
  },
  whereToLook: {
    goals: 'Revise sus metas: muestran si se hizo. No se movió dinero.',
  },
};

export const goalRefusals = { en, es };
