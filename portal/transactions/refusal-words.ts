import type { Explanations } from '../language/explanation.ts';
import { formatMoney } from '../language/format.ts';
import { categoryWords } from './category-words.ts';

/** What the bank says when it does not file or split a transaction. */
const en: Pick<
  Explanations,
  | 'MONTH_NOT_THERE'
  | 'FILED_BY_BANK'
  | 'CATEGORY_NOT_FOR_THIS'
  | 'SPLIT_CATEGORY_TWICE'
  | 'SPLIT_NOT_WHOLE'
> = {
  MONTH_NOT_THERE: {
    title: 'There is nothing to show for this month.',
    detail: 'Please choose a month from the list.',
  },
  FILED_BY_BANK: {
    title: 'Money between your own accounts, and money from a loan, keeps its category.',
    detail: 'Nothing was changed.',
  },
  CATEGORY_NOT_FOR_THIS: ({ category }) => ({
    title: `This transaction cannot be filed under ${categoryWords.en[category]}.`,
    detail: 'Please choose another category. Nothing was changed.',
  }),
  SPLIT_CATEGORY_TWICE: ({ category }) => ({
    title: `${categoryWords.en[category]} is there twice.`,
    detail: 'Put both parts into one. Nothing was changed.',
  }),
  SPLIT_NOT_WHOLE: ({ amount, parts }) => ({
    title: `The parts come to ${formatMoney(parts)}, not to ${formatMoney(amount)}.`,
    detail: 'Change a part so that they add up. Nothing was changed.',
  }),
};

const { es: categories } = categoryWords;

const es: Pick<
  Explanations,
  | 'MONTH_NOT_THERE'
  | 'FILED_BY_BANK'
  | 'CATEGORY_NOT_FOR_THIS'
  | 'SPLIT_CATEGORY_TWICE'
  | 'SPLIT_NOT_WHOLE'
> = {
  MONTH_NOT_THERE: {
    title: 'No hay nada que mostrar de este mes.',
    detail: 'Elija un mes de la lista.',
  },
  FILED_BY_BANK: {
    title: 'El dinero entre sus propias cuentas y el de un préstamo conservan su categoría.',
    detail: 'No se cambió nada.',
  },
  CATEGORY_NOT_FOR_THIS: ({ category }) => ({
    title: `Este movimiento no puede estar en la categoría ${categories[category]}.`,
    detail: 'Elija otra categoría. No se cambió nada.',
  }),
  SPLIT_CATEGORY_TWICE: ({ category }) => ({
    title: `La categoría ${categories[category]} aparece dos veces.`,
    detail: 'Junte las dos partes en una. No se cambió nada.',
  }),
  SPLIT_NOT_WHOLE: ({ amount, parts }) => ({
    title: `Las partes suman ${formatMoney(parts)}, no ${formatMoney(amount)}.`,
    detail: 'Cambie una parte para que sumen el total. No se cambió nada.',
  }),
};

export const filingRefusals = { en, es };
