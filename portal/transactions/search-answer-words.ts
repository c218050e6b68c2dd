import { formatCount } from '../language/format.ts';

const en = {
  label: 'What was found',
  spent: 'Money out',
  received: 'Money in',
  less: (by: string, was: string, days: string) => `${by} less than the ${was} of ${days}`,
  more: (by: string, was: string, days: string) => `${by} more than the ${was} of ${days}`,
  same: (_by: string, was: string, days: string) => `As much as the ${was} of ${days}`,
  elsewhere: (count: number) => `${formatCount(count)} more in the rest of your history`,
  showAll: 'Show all',
};

const es: typeof en = {
  label: 'Lo que se encontró',
  spent: 'Salidas',
  received: 'Entradas',
  less: (by, was, days) => `${by} menos que los ${was} de ${days}`,
  more: (by, was, days) => `${by} más que los ${was} de ${days}`,
  same: (_by, was, days) => `Lo mismo que los ${was} de ${days}`,
  elsewhere: (count) => `${formatCount(count)} más en el resto de su historial`,
  showAll: 'Mostrar todo',
};

export const searchAnswerWords = { en, es };
