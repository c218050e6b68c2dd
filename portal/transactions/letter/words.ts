import { ended } from '../../language/sentences.ts';

interface Sum {
  readonly amount: string;
  /** The largest part of it and its category; null where nothing moved. */
  readonly largest: { readonly amount: string; readonly category: string } | null;
}

interface Change {
  readonly category: string;
  readonly by: string;
  readonly now: string;
  readonly before: string;
}

const en = {
  heading: 'Your months',
  detail: 'What came, what went and what changed. Purchases with credit cards count on their day.',
  month: 'Month',
  title: (month: string) => `Your ${month}`,
  came: ({ amount, largest }: Sum) =>
    largest === null
      ? 'Nothing came in.'
      : largest.amount === amount
        ? `${amount} came in, all of it filed under ${ended(largest.category)}`
        : `${amount} came in. The largest part, ${largest.amount}, is filed under ${ended(largest.category)}`,
  went: ({ amount, largest }: Sum) =>
    largest === null
      ? 'Nothing went out.'
      : largest.amount === amount
        ? `${amount} went out, all of it filed under ${ended(largest.category)}`
        : `${amount} went out. The largest part, ${largest.amount}, is filed under ${ended(largest.category)}`,
  more: ({ category, by, now, before }: Change, month: string) =>
    `The largest change: ${category} took ${by} more than in ${month}, ${now} instead of ${ended(before)}`,
  less: ({ category, by, now, before }: Change, month: string) =>
    `The largest change: ${category} took ${by} less than in ${month}, ${now} instead of ${ended(before)}`,
  unchanged: (month: string) => `No category of spending changed by a dollar since ${ended(month)}`,
  noneBefore: 'It is your first month here, so there is none to compare it with.',
  hidden: 'Your balances are hidden, and so are the figures of the month.',
  moneyIn: 'Came in',
  moneyOut: 'Went out',
  again: 'You find it again in Transactions, under Documents.',
  dismiss: 'Dismiss',
  none: 'No month is over yet',
  noneDetail: 'After the end of your first month you can read here what it brought.',
  loading: 'Adding up the month',
  failed: 'The month could not be added up',
};

const es: typeof en = {
  heading: 'Sus meses',
  detail:
    'Lo que entró, lo que salió y lo que cambió. Las compras con tarjetas de crédito cuentan en su día.',
  month: 'Mes',
  title: (month) => `Su mes de ${month}`,
  came: ({ amount, largest }) =>
    largest === null
      ? 'No entró nada.'
      : largest.amount === amount
        ? `Entraron ${amount}, todo clasificado como ${ended(largest.category)}`
        : `Entraron ${amount}. La parte más grande, ${largest.amount}, está clasificada como ${ended(largest.category)}`,
  went: ({ amount, largest }) =>
    largest === null
      ? 'No salió nada.'
      : largest.amount === amount
        ? `Salieron ${amount}, todo clasificado como ${ended(largest.category)}`
        : `Salieron ${amount}. La parte más grande, ${largest.amount}, está clasificada como ${ended(largest.category)}`,
  more: ({ category, by, now, before }, month) =>
    `El mayor cambio: en ${category} salieron ${by} más que en ${month}, ${now} en lugar de ${ended(before)}`,
  less: ({ category, by, now, before }, month) =>
    `El mayor cambio: en ${category} salieron ${by} menos que en ${month}, ${now} en lugar de ${ended(before)}`,
  unchanged: (month) => `Ninguna categoría de gasto cambió ni un dólar desde ${ended(month)}`,
  noneBefore: 'Es su primer mes aquí, así que no hay otro con el cual compararlo.',
  hidden: 'Sus saldos están ocultos, y también las cifras del mes.',
  moneyIn: 'Entró',
  moneyOut: 'Salió',
  again: 'Lo encuentra de nuevo en Movimientos, en Documentos.',
  dismiss: 'Descartar',
  none: 'Todavía no ha terminado ningún mes',
  noneDetail: 'Cuando termine su primer mes podrá leer aquí lo que trajo.',
  loading: 'Sumando el mes',
  failed: 'No se pudo sumar el mes',
};

export const letterWords = { en, es };
