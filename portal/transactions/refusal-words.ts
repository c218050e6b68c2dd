import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatCount, formatMoney } from '../language/format.ts';
import { categoryWords } from './category-words.ts';

const en = {
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
  RANGE_BACKWARDS: ({ of }) => ({
    title:
      of === 'days'
        ? 'The last day cannot be before the first.'
        : 'The largest amount cannot be below the smallest.',
    detail: 'Please change one of the two.',
  }),
  TOO_MANY_ROWS: ({ limit, rows }) => ({
    title: `One file can hold ${formatCount(limit)} transactions, and these are ${formatCount(rows)}.`,
    detail: 'Please choose a shorter range or another filter.',
  }),
  EXPORT_UNDER_WAY: {
    title: 'Another file is still being made for you.',
    detail: 'Please try again when it is ready. Nothing was changed.',
  },
  whereToLook: {
    transactions:
      'The transaction shows which note, category or split was saved. No money was moved.',
  },
} satisfies FailureWords;

const { es: categories } = categoryWords;

const es: Translated<typeof en> = {
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
  RANGE_BACKWARDS: ({ of }) => ({
    title:
      of === 'days'
        ? 'El último día no puede ser anterior al primero.'
        : 'El monto máximo no puede ser menor que el mínimo.',
    detail: 'Cambie uno de los dos.',
  }),
  TOO_MANY_ROWS: ({ limit, rows }) => ({
    title: `Un archivo admite ${formatCount(limit)} movimientos, y estos son ${formatCount(rows)}.`,
    detail: 'Elija un período más corto u otro filtro.',
  }),
  EXPORT_UNDER_WAY: {
    title: 'Todavía se está creando otro archivo para usted.',
    detail: 'Inténtelo de nuevo cuando esté listo. No se cambió nada.',
  },
  whereToLook: {
    transactions:
      'El movimiento muestra qué nota, categoría o división se guardó. No se movió dinero.',
  },
};

export const transactionRefusals = { en, es };
