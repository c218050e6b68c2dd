import { receiptsMax } from '#contract/receipts/receipt-terms.ts';

const en = {
  heading: 'Receipts',
  short: 'Photo',
  add: 'Add a photo of the receipt',
  addAnother: 'Add another photo',
  adding: 'Adding the photo …',
  choose: 'Photo of the receipt',
  hint: `Up to ${receiptsMax} photos, JPEG or PNG. Only those who manage this membership see them.`,
  added: 'Photo added',
  removed: 'Photo removed',
  loading: 'Photos are loading',
  failed: 'The photos cannot be shown at the moment.',
  photo: (number: number) => `Receipt, photo ${number}`,
  open: (number: number) => `Enlarge photo ${number}`,
  remove: 'Remove photo',
  close: 'Close',
};

const es: typeof en = {
  heading: 'Recibos',
  short: 'Foto',
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
