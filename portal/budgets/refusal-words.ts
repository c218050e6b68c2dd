import type { FailureWords, Translated } from '../language/explanation.ts';
import { firstDayOf, formatMoney, formatMonth } from '../language/format.ts';

const en = {
  BUDGET_OUT_OF_BOUNDS: ({ least, most }) => ({
    title: `A budget is from ${formatMoney(least)} to ${formatMoney(most)}.`,
    detail: 'Please change the amount. Nothing was changed.',
  }),
  MONTH_OUT_OF_RANGE: ({ earliest, latest }) => ({
    title: 'There is no spending to show for this month.',
    detail: `Please choose one from ${formatMonth(firstDayOf(earliest))} to ${formatMonth(firstDayOf(latest))}.`,
  }),
  whereToLook: {
    budgets: 'Check your budgets: they show whether it was done. No money was moved.',
  },
} satisfies FailureWords;

const es: Translated<typeof en> = {
  BUDGET_OUT_OF_BOUNDS: ({ least, most }) => ({
    title: `Un presupuesto va de ${formatMoney(least)} a ${formatMoney(most)}.`,
    detail: 'Cambie el monto. No se cambió nada.',
  }),
  MONTH_OUT_OF_RANGE: ({ earliest, latest }) => ({
    title: 'No hay gastos que mostrar de este mes.',
    detail: `Elija uno de ${formatMonth(firstDayOf(earliest))} a ${formatMonth(firstDayOf(latest))}.`,
  }),
  whereToLook: {
    budgets: 'Revise sus presupuestos: muestran si se hizo. No se movió dinero.',
  },
};

export const budgetRefusals = { en, es };
