import { receiptsMax } from '#contract/receipts/receipt-terms.ts';
import { receipts as en } from './words.en.ts';

/** What the photos of receipts say. */
const es: typeof en = {
  heading: 'Recibos',
  add: 'Agregar foto del recibo',
  addAnother: 'Agregar otra foto',
  adding: 'Agregando la foto …',
  choose: 'Foto del recibo',
  hint: `Hasta ${receiptsMax} fotos, JPEG o PNG. Solo las ven quienes administran esta membresía.`,
  added: 'Foto agregada',
  removed: 'Foto quitada',
  loading: 'Las fotos se están cargando',
  failed: 'Las fotos no se pueden mostrar en este momento.',
  photo: (number) => `Recibo, foto ${number}`,
  open: (number) => `Ampliar la foto ${number}`,
  remove: 'Quitar foto',
  close: 'Cerrar',
};

export const receiptsWords = { en, es };
