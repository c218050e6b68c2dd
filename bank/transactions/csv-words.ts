import { statusWords } from '#contract/transactions/status-words.ts';
import type {
  Category,
  Transaction,
  TransactionStatus,
} from '#contract/transactions/transactions.ts';
import type { ExportLanguage } from '#contract/transactions/transaction-exports.ts';

/** The columns of a CSV file, in their order. New ones come at the end: programs know columns by their place, too. */
export const csvColumns = [
  'date',
  'time',
  'description',
  'category',
  'account',
  'type',
  'amount',
  'status',
  'reference',
  'label',
  'id',
  'balance',
  'note',
  'tags',
  'valueDate',
  'pendingAmount',
  'memo',
  'split',
] as const;

export type CsvColumn = (typeof csvColumns)[number];

/** The words of a CSV file in a language; dates and amounts are the same in all. */
export interface CsvWords {
  readonly headings: Readonly<Record<CsvColumn, string>>;
  readonly types: Readonly<Record<Transaction['type'], string>>;
  readonly statuses: Readonly<Record<TransactionStatus, string>>;
  readonly categories: Readonly<Record<Category, string>>;
}

const categories: readonly (readonly [Category, es: string])[] = [
  ['Income', 'Ingresos'],
  ['Shopping', 'Compras'],
  ['Cash', 'Efectivo'],
  ['Refund', 'Reembolso'],
  ['Utilities', 'Servicios públicos'],
  ['Transportation', 'Transporte'],
  ['Groceries', 'Supermercado'],
  ['Dining', 'Restaurantes'],
  ['Investment', 'Inversión'],
  ['Transfer', 'Transferencia'],
  ['Zelle', 'Zelle'],
  ['Wire', 'Giro bancario'],
  ['Internal Transfer', 'Transferencia entre cuentas'],
  ['External Transfer', 'Transferencia a otro banco'],
  ['Investment Transfer', 'Transferencia de inversión'],
  ['Housing', 'Vivienda'],
  ['Education', 'Educación'],
  ['Health', 'Salud'],
  ['Travel', 'Viajes'],
  ['Insurance', 'Seguros'],
  ['Subscriptions', 'Suscripciones'],
  ['Giving', 'Donaciones'],
  ['Entertainment', 'Entretenimiento'],
];

export const csvWords: Readonly<Record<ExportLanguage, CsvWords>> = {
  en: {
    headings: {
      date: 'Date',
      time: 'Time',
      description: 'Description',
      category: 'Category',
      account: 'Account',
      type: 'Type',
      amount: 'Amount',
      status: 'Status',
      reference: 'Reference',
      label: 'Transaction',
      id: 'Transaction ID',
      balance: 'Running balance',
      note: 'Note',
      tags: 'Tags',
      valueDate: 'Value date',
      pendingAmount: 'Pending amount',
      memo: 'Memo',
      split: 'Split',
    },
    types: { credit: 'credit', debit: 'debit' },
    statuses: lowerCase(statusWords.en.names),
    categories: Object.fromEntries(categories.map(([name]) => [name, name])) as Record<
      Category,
      string
    >,
  },
  es: {
    headings: {
      date: 'Fecha',
      time: 'Hora',
      description: 'Descripción',
      category: 'Categoría',
      account: 'Cuenta',
      type: 'Tipo',
      amount: 'Importe',
      status: 'Estado',
      reference: 'Referencia',
      label: 'Movimiento',
      id: 'Identificador',
      balance: 'Saldo',
      note: 'Nota',
      tags: 'Etiquetas',
      valueDate: 'Fecha valor',
      pendingAmount: 'Importe pendiente',
      memo: 'Concepto',
      split: 'División',
    },
    types: { credit: 'abono', debit: 'cargo' },
    statuses: lowerCase(statusWords.es.names),
    categories: Object.fromEntries(categories) as Record<Category, string>,
  },
};

function lowerCase<Name extends string>(
  names: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const lower = Object.entries<string>(names).map(([name, said]) => [name, said.toLowerCase()]);
  return Object.fromEntries(lower) as Record<Name, string>;
}
