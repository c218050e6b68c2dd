import { categories as en } from './categories.en.ts';

/** What a transaction is listed under (spec §3). */
const es: typeof en = {
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
  Housing: 'Vivienda',
  Education: 'Educación',
  Health: 'Salud',
  Travel: 'Viajes',
  Insurance: 'Seguros',
  Subscriptions: 'Suscripciones',
  Giving: 'Donaciones',
  Entertainment: 'Entretenimiento',
};

export const categoryWords = { en, es };
