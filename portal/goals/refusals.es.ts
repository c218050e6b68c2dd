import { formatCount, formatMoney } from '../language/format.ts';
import type { goalRefusals as en } from './refusals.en.ts';

/** What the bank says when it will not do something about a goal. */
export const goalRefusals: typeof en = {
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
};
