import type { CheckSide } from '#contract/deposits/deposits.ts';
import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatCount, formatDate, formatMoney } from '../language/format.ts';

const nothing = 'Nothing was deposited.';
const photoOf: Record<CheckSide, string> = {
  front: 'The photo of the front',
  back: 'The photo of the back',
};

const en = {
  DEPOSIT_ACCOUNT_UNKNOWN: {
    title: 'The account to deposit into is not one of yours.',
    detail: `Please choose it again. ${nothing}`,
  },
  DEPOSIT_TOO_LARGE: ({ most }) => ({
    title: `You can deposit a check of up to ${formatMoney(most)} by photo.`,
    detail: `Please bring a larger check to a branch. ${nothing}`,
  }),
  PHOTO_FILE_TOO_LARGE: ({ side, mostBytes }) => ({
    title: `${photoOf[side]} is too large.`,
    detail: `A photo can have at most ${formatCount(mostBytes / 1_000_000)} MB. ${nothing}`,
  }),
  PHOTO_NOT_A_PICTURE: ({ side }) => ({
    title: `${photoOf[side]} is not a JPEG or PNG picture.`,
    detail: `Please take a photo or choose another file. ${nothing}`,
  }),
  PHOTO_BROKEN: ({ side }) => ({
    title: `${photoOf[side]} is damaged or not complete.`,
    detail: `Please take it again. ${nothing}`,
  }),
  PHOTO_TOO_SMALL: ({ side, width, height }) => ({
    title: `${photoOf[side]} is too small to read the check.`,
    detail: `It has ${formatCount(width)} by ${formatCount(height)} pixels. Please take it again, closer. ${nothing}`,
  }),
  PHOTO_TOO_MANY_PIXELS: ({ side, width, height }) => ({
    title: `${photoOf[side]} has too many pixels.`,
    detail: `It has ${formatCount(width)} by ${formatCount(height)}. Please take it again. ${nothing}`,
  }),
  PHOTOS_ARE_THE_SAME: {
    title: 'Both photos are the same picture.',
    detail: `Please take one of the front and one of the back. ${nothing}`,
  },
  CHECK_DEPOSITED_BEFORE: {
    title: 'This check was already deposited.',
    detail: `A check can be deposited only once. ${nothing}`,
  },
  DEPOSIT_DAY_LIMIT: ({ most, left }) => ({
    title: `You can deposit up to ${formatMoney(most)} a day by photo.`,
    detail: `You can still deposit ${formatMoney(left)} today. ${nothing}`,
  }),
  LOOKS_DEPOSITED: ({ amount, date }) => ({
    title: `You deposited a check of ${formatMoney(amount)} on ${formatDate(date)}.`,
    detail: `If this is another check, tick the box and press Deposit Check again. ${nothing}`,
  }),
  whereToLook: {
    deposits: 'Your deposits show whether the check is among them.',
  },
} satisfies FailureWords;

const nothingInSpanish = 'No se depositó nada.';
const photoOfInSpanish: Record<CheckSide, string> = {
  front: 'La foto del frente',
  back: 'La foto del reverso',
};

const es: Translated<typeof en> = {
  DEPOSIT_ACCOUNT_UNKNOWN: {
    title: 'La cuenta en la que quiere depositar no es una de las suyas.',
    detail: `Elíjala de nuevo. ${nothingInSpanish}`,
  },
  DEPOSIT_TOO_LARGE: ({ most }) => ({
    title: `Con fotos se puede depositar un cheque de ${formatMoney(most)} como máximo.`,
    detail: `Lleve un cheque mayor a una sucursal. ${nothingInSpanish}`,
  }),
  PHOTO_FILE_TOO_LARGE: ({ side, mostBytes }) => ({
    title: `${photoOfInSpanish[side]} es demasiado grande.`,
    detail: `Una foto puede tener ${formatCount(mostBytes / 1_000_000)} MB como máximo. ${nothingInSpanish}`,
  }),
  PHOTO_NOT_A_PICTURE: ({ side }) => ({
    title: `${photoOfInSpanish[side]} no es una imagen JPEG o PNG.`,
    detail: `Tome una foto o elija otro archivo. ${nothingInSpanish}`,
  }),
  PHOTO_BROKEN: ({ side }) => ({
    title: `${photoOfInSpanish[side]} está dañada o incompleta.`,
    detail: `Tómela de nuevo. ${nothingInSpanish}`,
  }),
  PHOTO_TOO_SMALL: ({ side, width, height }) => ({
    title: `${photoOfInSpanish[side]} es demasiado pequeña para leer el cheque.`,
    detail: `Tiene ${formatCount(width)} por ${formatCount(height)} píxeles; tómela de nuevo, más de cerca. ${nothingInSpanish}`,
  }),
  PHOTO_TOO_MANY_PIXELS: ({ side, width, height }) => ({
    title: `${photoOfInSpanish[side]} tiene demasiados píxeles.`,
    detail: `Tiene ${formatCount(width)} por ${formatCount(height)}; tómela de nuevo. ${nothingInSpanish}`,
  }),
  PHOTOS_ARE_THE_SAME: {
    title: 'Las dos fotos son la misma imagen.',
    detail: `Tome una del frente y otra del reverso. ${nothingInSpanish}`,
  },
  CHECK_DEPOSITED_BEFORE: {
    title: 'Este cheque ya se depositó.',
    detail: `Un cheque se puede depositar una sola vez. ${nothingInSpanish}`,
  },
  DEPOSIT_DAY_LIMIT: ({ most, left }) => ({
    title: `Con fotos se pueden depositar ${formatMoney(most)} por día.`,
    detail: `Hoy quedan ${formatMoney(left)}. ${nothingInSpanish}`,
  }),
  LOOKS_DEPOSITED: ({ amount, date }) => ({
    title: `El ${formatDate(date)} depositó un cheque de ${formatMoney(amount)}.`,
    detail: `Si este es otro cheque, marque la casilla y presione Depositar cheque de nuevo. ${nothingInSpanish}`,
  }),
  whereToLook: {
    deposits: 'Sus depósitos muestran si el cheque está entre ellos.',
  },
};

export const depositRefusals = { en, es };
