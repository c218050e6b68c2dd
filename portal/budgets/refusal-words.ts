import type { Explanations } from '../language/explanation.ts';
import { formatMoney, formatMonth } from '../language/format.ts';
import { firstDayOf } from '../language/month.ts';

/** What the bank says when it will not do something about a budget. */
const en: Pick<Explanations, 'BUDGET_OUT_OF_BOUNDS' | 'MONTH_OUT_OF_RANGE'> = {
  BUDGET_OUT_OF_BOUNDS: ({ least, most }) => ({
    title: `A budget is from ${formatMoney(least)} to ${formatMoney(most)}.`,
    detail: 'Please change the amount. Nothing was changed.',
  }),
  MONTH_OUT_OF_RANGE: ({ earliest, latest }) => ({
    title: 'There is no spending to show for this month.',
    detail: `Please choose one from ${formatMonth(firstDayOf(earliest))} to ${formatMonth(firstDayOf(latest))}.`,
  }),
};

const es: typeof en = {
  BUDGET_OUT_OF_BOUNDS: ({ least, most }) => ({
    title: `Un presupuesto va de ${formatMoney(least)} a ${formatMoney(most)}.`,
    detail: 'Cambie el monto. No se cambió nada.',
  }),
  MONTH_OUT_OF_RANGE: ({ earliest, latest }) => ({
    title: 'No hay gastos que mostrar de este mes.',
    detail: `Elija uno de ${formatMonth(firstDayOf(earliest))} a ${formatMonth(firstDayOf(latest))}.`,
  }),
};

export const budgetRefusals = { en, es };
