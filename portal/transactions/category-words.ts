import type { Category } from '#contract/transactions/transactions.ts';
import type { Purpose } from '#contract/transactions/purposes.ts';

/** The names of the categories (spec §3). */
const en: Record<Category, string> = {
  Income: 'Income',
  Shopping: 'Shopping',
  Cash: 'Cash',
  Refund: 'Refund',
  Utilities: 'Utilities',
  Transportation: 'Transportation',
  Groceries: 'Groceries',
  Dining: 'Dining',
  Investment: 'Investment',
  Transfer: 'Transfer',
  Zelle: 'Zelle',
  Wire: 'Wire',
  'Internal Transfer': 'Internal Transfer',
  'External Transfer': 'External Transfer',
  'Investment Transfer': 'Investment Transfer',
  Housing: 'Housing',
  Education: 'Education',
  Health: 'Health',
  Travel: 'Travel',
  Insurance: 'Insurance',
  Subscriptions: 'Subscriptions',
  Giving: 'Giving',
  Entertainment: 'Entertainment',
};

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

/** The names of the purposes: those of the categories, and of money sent to others. */
export const purposeWords = {
  en: { ...en, 'to-others': 'Sent to others' },
  es: { ...es, 'to-others': 'Enviado a otros' },
} satisfies Record<string, Record<Purpose, string>>;
