import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatCount } from '../language/format.ts';

const nothing = 'Nothing was added.';

const en = {
  RECEIPT_FILE_TOO_LARGE: ({ mostBytes }) => ({
    title: 'This photo is too large.',
    detail: `A photo can have at most ${formatCount(mostBytes / 1_000_000)} MB. ${nothing}`,
  }),
  RECEIPT_NOT_A_PICTURE: {
    title: 'This file is not a JPEG or PNG picture.',
    detail: `An SVG, PDF or HEIC file is none. Please take a photo or choose another file. ${nothing}`,
  },
  RECEIPT_BROKEN: {
    title: 'This picture is damaged or not complete.',
    detail: `Please take it again. ${nothing}`,
  },
  RECEIPT_TOO_MANY_PIXELS: ({ width, height }) => ({
    title: 'This picture has too many pixels.',
    detail: `It has ${formatCount(width)} by ${formatCount(height)}. Please take it again. ${nothing}`,
  }),
  RECEIPTS_FULL: ({ most }) => ({
    title: `A transaction can have ${formatCount(most)} photos.`,
    detail: `Please remove one first. ${nothing}`,
  }),
  RECEIPT_DAY_LIMIT: ({ mostBytes }) => ({
    title: 'You have added as many photos today as one day allows.',
    detail: `Up to ${formatCount(mostBytes / 1_000_000)} MB can be added a day. Please try again tomorrow. ${nothing}`,
  }),
  whereToLook: {
    receipts: 'The transaction shows which photos it has. No money was moved.',
  },
} satisfies FailureWords;

const nothingInSpanish = 'No se agregó nada.';

const es: Translated<typeof en> = {
  RECEIPT_FILE_TOO_LARGE: ({ mostBytes }) => ({
    title: 'Esta foto es demasiado grande.',
    detail: `Una foto puede tener ${formatCount(mostBytes / 1_000_000)} MB como máximo. ${nothingInSpanish}`,
  }),
  RECEIPT_NOT_A_PICTURE: {
    title: 'Este archivo no es una imagen JPEG o PNG.',
    detail: `Un archivo SVG, PDF o HEIC no lo es. Tome una foto o elija otro archivo. ${nothingInSpanish}`,
  },
  RECEIPT_BROKEN: {
    title: 'Esta imagen está dañada o incompleta.',
    detail: `Tómela de nuevo. ${nothingInSpanish}`,
  },
  RECEIPT_TOO_MANY_PIXELS: ({ width, height }) => ({
    title: 'Esta imagen tiene demasiados píxeles.',
    detail: `Tiene ${formatCount(width)} por ${formatCount(height)}. Tómela de nuevo. ${nothingInSpanish}`,
  }),
  RECEIPTS_FULL: ({ most }) => ({
    title: `Un movimiento puede tener ${formatCount(most)} fotos.`,
    detail: `Quite una primero. ${nothingInSpanish}`,
  }),
  RECEIPT_DAY_LIMIT: ({ mostBytes }) => ({
    title: 'Hoy ya agregó tantas fotos como se permiten en un día.',
    detail: `Se pueden agregar hasta ${formatCount(mostBytes / 1_000_000)} MB por día. Inténtelo mañana. ${nothingInSpanish}`,
  }),
  whereToLook: {
    receipts: 'El movimiento muestra qué fotos tiene. No se movió dinero.',
  },
};

export const receiptRefusals = { en, es };
