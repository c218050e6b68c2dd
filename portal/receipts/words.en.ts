import { receiptsMax } from '#contract/receipts/receipt-terms.ts';

/** What the photos of receipts say. */
export const receipts = {
  heading: 'Receipts',
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
