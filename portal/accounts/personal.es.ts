import { ended } from '../language/ended.ts';
import { personal as en } from './personal.en.ts';

/** What the portal says where members make their accounts their own. */
const es: typeof en = {
  title: 'Personalice sus cuentas',
  description: 'Apodos, colores y el orden de sus cuentas.',
  edit: 'Editar',
  editOf: (account) => `Editar ${account}`,
  moveUp: (account) => `Subir ${account}`,
  moveDown: (account) => `Bajar ${account}`,
  moved: (account, place, count) => `${account} es ahora la número ${place} de ${ended(count)}`,
  hidden: 'Oculta',
  nickname: 'Apodo',
  nicknameHint: (most, official) =>
    `Como máximo ${most} caracteres. Sin apodo, la cuenta se llama ${ended(official)}`,
  colour: 'Color de la cuenta',
  colours: {
    none: 'Sin color',
    first: 'Tono 1',
    second: 'Tono 2',
    third: 'Tono 3',
    fourth: 'Tono 4',
    fifth: 'Tono 5',
  },
  hide: 'Ocultar en el resumen',
  hideHint: 'Su saldo sigue en el total, y puede elegirla para transferencias y pagos.',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  saved: (account) => `Se guardó ${ended(account)}`,
  officialName: (official) => `Los estados de cuenta y las descargas la llaman ${ended(official)}`,
  notSaved: 'La cuenta no se modificó',
  notArranged: 'El orden no se modificó',
  loading: 'Cargando sus cuentas',
  failed: 'En este momento no podemos mostrar sus cuentas',
};

export const personalWords = { en, es };
