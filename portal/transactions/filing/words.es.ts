import { counted } from '../../language/counted.ts';
import { filing as en } from './words.en.ts';

/** What filing and splitting a transaction says. */
const es: typeof en = {
  heading: 'Para qué fue',
  byBank: 'El dinero entre sus propias cuentas y el de un préstamo conservan su categoría.',
  change: 'Cambiar la categoría',
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
