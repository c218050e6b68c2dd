import { printing as en } from './printing.en.ts';
import { formatCount } from '../language/format.ts';

/** What stands on paper besides what the screen says, and on the buttons that lead there. */
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
