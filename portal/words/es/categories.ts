import type { categories as en } from '../en/categories.ts';

/** What a transaction is listed under (spec §3). */
export const categories: typeof en = {
  Income: 'Ingresos',
  Shopping: 'Compras',
  Cash: 'Efectivo',
  Refund: 'Reembolso',
  Utilities: 'Servicios públicos',
  Transportation: 'Transporte',
  Groceries: 'Supermercado',
  Dining: 'Restaurantes',
  Investment: 'Inversión',
  Transfer: 'Transferencia',
  Zelle: 'Zelle',
  Wire: 'Giro bancario',
  'Internal Transfer': 'Transferencia entre cuentas',
  'External Transfer': 'Transferencia a otro banco',
  'Investment Transfer': 'Transferencia de inversión',
};
