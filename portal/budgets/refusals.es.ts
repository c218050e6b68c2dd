import type { budgetRefusals as en } from './refusals.en.ts';
import { formatMoney, formatMonth } from '../language/format.ts';
import { firstDayOf } from '../language/month.ts';

/** What the bank says when it will not do something about a budget. */
export const budgetRefusals: typeof en = {
  BUDGET_OUT_OF_BOUNDS: ({ least, most }) => ({
    title: `Un presupuesto va de ${formatMoney(least)} a ${formatMoney(most)}.`,
    detail: 'Cambie el monto. No se cambió nada.',
  }),
  MONTH_OUT_OF_RANGE: ({ earliest, latest }) => ({
    title: 'No hay gastos que mostrar de este mes.',
    detail: `Elija uno de ${formatMonth(firstDayOf(earliest))} a ${formatMonth(firstDayOf(latest))}.`,
  }),
};
