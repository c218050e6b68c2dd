import type { NotFiled } from '#contract/transactions/transaction-filing.ts';
import { counted, formatCount, formatNames } from '../../language/format.ts';

const namedMost = 3;

function firstOf(names: readonly string[], others: (more: number) => string): readonly string[] {
  if (names.length <= namedMost) return names;
  return [...names.slice(0, namedMost), others(names.length - namedMost)];
}

const en = {
  heading: 'What it was for',
  change: 'Change category',
  changeOf: (category: string, description: string) =>
    `${category}, change the category of ${description}`,
  changeShort: 'Category',
  category: 'Category',
  refundHint: 'For a refund, choose what you had paid for: the refund then lowers that spending.',
  always: (payee: string) => `Always for ${payee}`,
  alwaysHint: 'Past and future payments too, except those that you changed one by one.',
  save: 'Save',
  cancel: 'Cancel',
  filed: (category: string) => `Filed under ${category}`,
  filedMany: (category: string, count: number) =>
    `${counted(count, 'transaction', 'transactions')} filed under ${category}`,
  failed: 'The category was not changed',
  why: {
    NOT_FOUND: 'It is not in your history.',
    FILED_BY_BANK: 'Money between your own accounts, and money from a loan, keeps its category.',
    IS_SPLIT: 'It is split: change its parts in its details.',
    CATEGORY_NOT_FOR_THIS: 'That category is for money that goes the other way.',
  } satisfies Record<NotFiled['why'], string>,
  /** Of many only the first are named. */
  notFiled: (names: readonly string[]) =>
    `Not changed: ${formatNames(firstOf(names, (more) => counted(more, 'other', 'others')))}`,

  select: 'Select',
  selectLong: 'Select transactions',
  chosen: 'Selected transactions',
  chosenCount: (count: number) => `${formatCount(count)} selected`,
  chosenMost: (most: number) => `${formatCount(most)} is the most at once.`,
  done: 'Done',

  split: 'Split',
  changeSplit: 'Change the split',
  parts: 'Parts',
  part: (number: number) => `Part ${number}`,
  partCategory: (number: number) => `Category of part ${number}`,
  partAmount: (number: number) => `Amount of part ${number}`,
  addPart: 'Add a part',
  removePart: (number: number) => `Remove part ${number}`,
  left: (amount: string) => `${amount} left to assign`,
  over: (amount: string) => `${amount} too much`,
  whole: 'The parts add up.',
  makeWhole: 'Make it one again',
  chooseCategory: 'Choose a category for each part.',
  amountMissing: 'Enter an amount above $0.00 for each part.',
  isSplit: 'Split saved',
  isWhole: 'It is one transaction again',
  splitFailed: 'The split was not saved',
};

const es: typeof en = {
  heading: 'Para qué fue',
  change: 'Cambiar la categoría',
  changeOf: (category: string, description: string) =>
    `${category}, cambiar la categoría de ${description}`,
  changeShort: 'Categoría',
  category: 'Categoría',
  refundHint:
    'Si es un reembolso, elija para qué fue el gasto: el reembolso reduce entonces ese gasto.',
  always: (payee: string) => `Siempre para ${payee}`,
  alwaysHint: 'También los pagos anteriores y los futuros, salvo los que usted cambió uno por uno.',
  save: 'Guardar',
  cancel: 'Cancelar',
  filed: (category: string) => `Ahora está en ${category}`,
  filedMany: (category: string, count: number) =>
    `${counted(count, 'movimiento clasificado', 'movimientos clasificados')} en ${category}`,
  failed: 'La categoría no se cambió',
  why: {
    NOT_FOUND: 'No está en su historial.',
    FILED_BY_BANK:
      'El dinero entre sus propias cuentas y el de un préstamo conservan su categoría.',
    IS_SPLIT: 'Está dividido: cambie sus partes en los detalles.',
    CATEGORY_NOT_FOR_THIS: 'Esa categoría es para dinero que va en la otra dirección.',
  },
  notFiled: (names: readonly string[]) =>
    `Sin cambio: ${formatNames(firstOf(names, (more) => counted(more, 'otro', 'otros')))}`,

  select: 'Seleccionar',
  selectLong: 'Seleccionar movimientos',
  chosen: 'Movimientos seleccionados',
  chosenCount: (count: number) => counted(count, 'seleccionado', 'seleccionados'),
  chosenMost: (most: number) => `${formatCount(most)} es el máximo a la vez.`,
  done: 'Listo',

  split: 'Dividir',
  changeSplit: 'Cambiar la división',
  parts: 'Partes',
  part: (number: number) => `Parte ${number}`,
  partCategory: (number: number) => `Categoría de la parte ${number}`,
  partAmount: (number: number) => `Importe de la parte ${number}`,
  addPart: 'Agregar una parte',
  removePart: (number: number) => `Quitar la parte ${number}`,
  left: (amount: string) => `Faltan ${amount} por asignar`,
  over: (amount: string) => `Sobran ${amount}`,
  whole: 'Las partes suman el total.',
  makeWhole: 'Volver a unirlo',
  chooseCategory: 'Elija una categoría para cada parte.',
  amountMissing: 'Escriba un monto mayor que $0.00 para cada parte.',
  isSplit: 'División guardada',
  isWhole: 'Vuelve a ser un solo movimiento',
  splitFailed: 'La división no se guardó',
};

export const filingWords = { en, es };
