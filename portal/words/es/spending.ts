import type { spending as en } from '../en/spending.ts';
import { formatCount } from '../format.ts';

/** What the picture of the spending by category says. */
export const spending: typeof en = {
  heading: 'Gastos por categoría',
  others: (count: number) => `${formatCount(count)} más pequeñas`,
  summary: (parts: string) => `Gastos por categoría: ${parts}`,
  part: (category: string, percent: string) => `${category} ${percent}`,
  percent: (percent: number) => (percent < 1 ? 'menos de 1 %' : `${Math.round(percent)} %`),
  total: 'Gastado',
  column: { category: 'Categoría', count: 'Pagos', share: 'Parte', spent: 'Gastado' },
  only: (category: string) => `${category}, mostrar solo estos`,
  none: 'Aquí no hay gastos',
  noneDetail: 'Aquí se suman los pagos y las compras que coinciden con los filtros.',
  note: 'No se cuenta el dinero entre sus propias cuentas ni lo que falló o se canceló.',
  failed: 'No se pudieron sumar los gastos.',
  loading: 'Sumando los gastos',
};
