import type { AccountColour } from '#contract/accounts/account-terms.ts';
import { brand } from '../browser/brand.ts';
import { ended } from '../language/sentences.ts';

/** Names the colors by their hues in the style (`--chart-one` and on), from 0° in steps of 30°; the last name is that of the grey. */
function coloursNamed(spaced: string): Record<AccountColour, string> {
  const names = spaced.split(' ');
  const { hue, accentHue } = brand;
  const nameAt = (degrees: number) => names[Math.floor((degrees % 360) / 30)] ?? '';
  return {
    first: nameAt(hue),
    second: nameAt(accentHue),
    third: nameAt(hue + 80),
    fourth: nameAt(hue + 180),
    fifth: names.at(-1) ?? '',
  };
}

const en = {
  title: 'Personalize your accounts',
  description: 'Nicknames, colors and the order of your accounts.',
  edit: 'Edit',
  editOf: (account: string) => `Edit ${account}`,
  moveUp: (account: string) => `Move ${account} up`,
  moveDown: (account: string) => `Move ${account} down`,
  moved: (account: string, place: number, count: number) =>
    `${account} is now number ${place} of ${ended(count)}`,
  hidden: 'Hidden',
  nickname: 'Nickname',
  nicknameHint: (most: number, official: string) =>
    `At most ${most} characters. Without one the account is called ${ended(official)}`,
  colour: 'Account color',
  colours: {
    none: 'No color',
    ...coloursNamed(
      'Brick Clay Ochre Straw Moss Juniper Lagoon Sky Lake Iris Jacaranda Rose Stone',
    ),
  },
  hide: 'Hide on the dashboard',
  hideHint:
    'Its balance stays in your total, and you can still choose it for transfers and payments.',
  save: 'Save',
  saving: 'Saving…',
  saved: (account: string) => `${account} was saved.`,
  officialName: (official: string) => `Statements and downloads call it ${ended(official)}`,
  notSaved: 'The account was not changed',
  notArranged: 'The order was not changed',
  loading: 'Loading your accounts',
  failed: 'Your accounts cannot be shown right now',
};

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
    ...coloursNamed(
      'Ladrillo Arcilla Ocre Paja Musgo Enebro Laguna Cielo Lago Iris Jacaranda Rosa Piedra',
    ),
  },
  hide: 'Ocultar en el resumen',
  hideHint: 'Su saldo sigue en el total, y puede elegirla para transferencias y pagos.',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: (account) => `Se guardó ${ended(account)}`,
  officialName: (official) => `Los estados de cuenta y las descargas la llaman ${ended(official)}`,
  notSaved: 'La cuenta no se modificó',
  notArranged: 'El orden no se modificó',
  loading: 'Cargando sus cuentas',
  failed: 'En este momento no podemos mostrar sus cuentas',
};

export const personalWords = { en, es };
