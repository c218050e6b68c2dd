import { counted } from '../language/counted.ts';
import { spending as en } from './spending.en.ts';

/** What the picture of the spending by category says. */
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
  moneyOut: 'Salidas',
  note: 'Un reembolso reduce la categoría en la que está clasificado. Lo que falló o se canceló volvió a la cuenta y no se cuenta.',
  failed: 'No se pudieron sumar los gastos.',
  loading: 'Sumando los gastos',
};

export const spendingWords = { en, es };
