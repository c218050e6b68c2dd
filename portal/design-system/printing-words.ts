import { formatCount } from '../language/format.ts';

const en = {
  print: 'Print',
  printReceipt: 'Print receipt',
  preparing: 'Preparing...',
  printed: (when: string) => `Printed ${when}`,
  receipt: 'Transfer receipt',
  memo: 'Memo',
  id: 'Permanent ID',
  history: 'Transactions',
  shown: (filters: string) => `Shown: ${filters}`,
  /** How many of those that match are on paper. */
  count: (printed: number, all: number) =>
    printed === all
      ? `${formatCount(all)} in all, newest first.`
      : `The newest ${formatCount(printed)} of ${formatCount(all)}. The others are not on this printout: narrow the filters, or export them.`,
  countUnknown: (printed: number) =>
    `${formatCount(printed)} are printed. The total number could not be loaded.`,
  date: 'Date',
  description: 'Description',
  status: 'Status',
  reference: 'Transaction and reference',
  amount: 'Amount',
};

const es: typeof en = {
  print: 'Imprimir',
  printReceipt: 'Imprimir comprobante',
  preparing: 'Preparando...',
  printed: (when) => `Impreso el ${when}`,
  receipt: 'Comprobante de transferencia',
  memo: 'Nota',
  id: 'ID permanente',
  history: 'Movimientos',
  shown: (filters) => `Se muestra: ${filters}`,
  count: (printed, all) =>
    printed === all
      ? `${formatCount(all)} en total, los más recientes primero.`
      : `Los ${formatCount(printed)} más recientes de ${formatCount(all)}. Los demás no están en esta impresión: acote los filtros o expórtelos.`,
  countUnknown: (printed) => `Se imprimen ${formatCount(printed)}. No se pudo cargar el total.`,
  date: 'Fecha',
  description: 'Descripción',
  status: 'Estado',
  reference: 'Movimiento y referencia',
  amount: 'Monto',
};

export const printingWords = { en, es };
