import { counted } from '../language/format.ts';

const en = {
  heading: 'Spending by category',
  /** The part of the ring that stands for the smallest categories together. */
  others: (count: number) => counted(count, 'smaller one', 'smaller ones'),
  summary: (parts: string) => `Spending by category: ${parts}`,
  part: (category: string, percent: string) => `${category} ${percent}`,
  percent: (percent: number) => (percent < 1 ? 'under 1%' : `${Math.round(percent)}%`),
  total: 'Spent',
  column: { category: 'Category', count: 'Payments', share: 'Share', spent: 'Spent' },
  only: (category: string) => `${category}, show only these`,
  none: 'No spending here',
  noneDetail: 'Payments and purchases that match the filters are added up here.',
  /** Heads the rows of outgoing money that is no spending. */
  notSpent: 'Not spending',
  inAll: 'In all',
  note: 'A refund lowers the category that it is filed under. What failed or was cancelled is back in the account and is not counted.',
  bought: (amount: string) =>
    `Purchases with credit cards count with ${amount}; the transactions are under Cards.`,
  leftOut: (amount: string) => `${amount} paid for the bills of cards does not count again.`,
  failed: 'The spending could not be added up.',
  loading: 'Adding up the spending',
};

const es: typeof en = {
  heading: 'Gastos por categoría',
  others: (count: number) => counted(count, 'más pequeña', 'más pequeñas'),
  summary: (parts: string) => `Gastos por categoría: ${parts}`,
  part: (category: string, percent: string) => `${category} ${percent}`,
  percent: (percent: number) => (percent < 1 ? 'menos de 1 %' : `${Math.round(percent)} %`),
  total: 'Gastado',
  column: { category: 'Categoría', count: 'Pagos', share: 'Parte', spent: 'Gastado' },
  only: (category: string) => `${category}, mostrar solo estos`,
  none: 'Aquí no hay gastos',
  noneDetail: 'Aquí se suman los pagos y las compras que coinciden con los filtros.',
  notSpent: 'No son gastos',
  inAll: 'En total',
  note: 'Un reembolso reduce la categoría en la que está clasificado. Lo que falló o se canceló volvió a la cuenta y no se cuenta.',
  bought: (amount) =>
    `Las compras con tarjetas de crédito cuentan con ${amount}; los movimientos están en Tarjetas.`,
  leftOut: (amount) => `Los ${amount} pagados de las cuentas de tarjetas no se cuentan otra vez.`,
  failed: 'No se pudieron sumar los gastos.',
  loading: 'Sumando los gastos',
};

export const spendingWords = { en, es };
