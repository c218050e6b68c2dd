import type { CheckSide } from '#contract/deposits/deposits.ts';
import type { depositRefusals as en } from './refusals.en.ts';
import { formatCount, formatDate, formatMoney } from '../language/format.ts';

const nothing = 'No se depositó nada.';
const photoOf: Record<CheckSide, string> = {
  front: 'La foto del frente',
  back: 'La foto del reverso',
};

/** What the bank says when it will not take a check. */
export const depositRefusals: typeof en = {
  DEPOSIT_ACCOUNT_UNKNOWN: {
    title: 'La cuenta en la que quiere depositar no es una de las suyas.',
    detail: `Elíjala de nuevo. ${nothing}`,
  },
  DEPOSIT_TOO_LARGE: ({ most }) => ({
    title: `Con fotos se puede depositar un cheque de ${formatMoney(most)} como máximo.`,
    detail: `Lleve un cheque mayor a una sucursal. ${nothing}`,
  }),
  PHOTO_FILE_TOO_LARGE: ({ side, mostBytes }) => ({
    title: `${photoOf[side]} es demasiado grande.`,
    detail: `Una foto puede tener ${formatCount(mostBytes / 1_000_000)} MB como máximo. ${nothing}`,
  }),
  PHOTO_NOT_A_PICTURE: ({ side }) => ({
    title: `${photoOf[side]} no es una imagen JPEG o PNG.`,
    detail: `Tome una foto o elija otro archivo. ${nothing}`,
  }),
  PHOTO_BROKEN: ({ side }) => ({
    title: `${photoOf[side]} está dañada o incompleta.`,
    detail: `Tómela de nuevo. ${nothing}`,
  }),
  PHOTO_TOO_SMALL: ({ side, width, height }) => ({
    title: `${photoOf[side]} es demasiado pequeña para leer el cheque.`,
    detail: `Tiene ${formatCount(width)} por ${formatCount(height)} píxeles; tómela de nuevo, más de cerca. ${nothing}`,
  }),
  PHOTO_TOO_MANY_PIXELS: ({ side, width, height }) => ({
    title: `${photoOf[side]} tiene demasiados píxeles.`,
    detail: `Tiene ${formatCount(width)} por ${formatCount(height)}; tómela de nuevo. ${nothing}`,
  }),
  PHOTOS_ARE_THE_SAME: {
    title: 'Las dos fotos son la misma imagen.',
    detail: `Tome una del frente y otra del reverso. ${nothing}`,
  },
  CHECK_DEPOSITED_BEFORE: {
    title: 'Este cheque ya se depositó.',
    detail: `Un cheque se puede depositar una sola vez. ${nothing}`,
  },
  DEPOSIT_DAY_LIMIT: ({ most, left }) => ({
    title: `Con fotos se pueden depositar ${formatMoney(most)} por día.`,
    detail: `Hoy quedan ${formatMoney(left)}. ${nothing}`,
  }),
  LOOKS_DEPOSITED: ({ amount, date }) => ({
    title: `El ${formatDate(date)} depositó un cheque de ${formatMoney(amount)}.`,
    detail: `Si este es otro cheque, marque la casilla y presione Depositar cheque de nuevo. ${nothing}`,
  }),
};
