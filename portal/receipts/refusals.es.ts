import type { receiptRefusals as en } from './refusals.en.ts';
import { formatCount } from '../language/format.ts';

const nothing = 'No se agregó nada.';

/** What the bank says when it does not keep a photo of a receipt. */
export const receiptRefusals: typeof en = {
  RECEIPT_FILE_TOO_LARGE: ({ mostBytes }) => ({
    title: 'Esta foto es demasiado grande.',
    detail: `Una foto puede tener ${formatCount(mostBytes / 1_000_000)} MB como máximo. ${nothing}`,
  }),
  RECEIPT_NOT_A_PICTURE: {
    title: 'Este archivo no es una imagen JPEG o PNG.',
    detail: `Un archivo SVG, PDF o HEIC no lo es. Tome una foto o elija otro archivo. ${nothing}`,
  },
  RECEIPT_BROKEN: {
    title: 'Esta imagen está dañada o incompleta.',
    detail: `Tómela de nuevo. ${nothing}`,
  },
  RECEIPT_TOO_MANY_PIXELS: ({ width, height }) => ({
    title: 'Esta imagen tiene demasiados píxeles.',
    detail: `Tiene ${formatCount(width)} por ${formatCount(height)}. Tómela de nuevo. ${nothing}`,
  }),
  RECEIPTS_FULL: ({ most }) => ({
    title: `Un movimiento puede tener ${formatCount(most)} fotos.`,
    detail: `Quite una primero. ${nothing}`,
  }),
  RECEIPT_DAY_LIMIT: ({ mostBytes }) => ({
    title: 'Hoy ya agregó tantas fotos como se permiten en un día.',
    detail: `Se pueden agregar hasta ${formatCount(mostBytes / 1_000_000)} MB por día. Inténtelo mañana. ${nothing}`,
  }),
};
