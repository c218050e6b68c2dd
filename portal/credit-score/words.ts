import { counted } from '../language/format.ts';
import { ended } from '../language/sentences.ts';
import type {
  CreditBand,
  CreditFactor,
  CreditFactorCode,
} from '#contract/credit-score/credit-score.ts';

const bands: Record<CreditBand, string> = {
  poor: 'Poor',
  fair: 'Fair',
  good: 'Good',
  'very-good': 'Very good',
  exceptional: 'Exceptional',
};

const factors: Record<CreditFactorCode, { name: string; detail: string }> = {
  'payment-history': {
    name: 'Payment history, about 35%',
    detail: 'Whether bills and loans were paid on time.',
  },
  'amounts-owed': {
    name: 'Amounts owed, about 30%',
    detail: 'How much of your credit limits you use. Below 30% is better.',
  },
  'length-of-history': {
    name: 'Length of history, about 15%',
    detail: 'How long your accounts have been open.',
  },
  'new-credit': {
    name: 'New credit, about 10%',
    detail: 'How often you applied for credit recently.',
  },
  'credit-mix': {
    name: 'Credit mix, about 10%',
    detail: 'Whether you have cards as well as loans.',
  },
};

const directions: Record<CreditFactor['direction'], string> = {
  raises: 'Raises your score',
  lowers: 'Lowers your score',
  neutral: 'Neither raises nor lowers it',
};

const en = {
  title: 'Credit score',
  description: 'Sample data, one score a month. It is not from a real credit bureau.',
  loading: 'Loading your credit score',
  failed: 'Your credit score cannot be shown',
  empty: 'No score yet',
  emptyDetail: 'Your score will appear here once a month.',

  bands,
  bandOf: (band: string, least: number, most: number) => `${band} (${least} to ${most})`,
  source: (date: string) => `Sample score of ${date}`,
  scale: (lowest: number, highest: number) => `On a scale from ${lowest} to ${highest}`,
  up: (points: number) =>
    points === 1 ? 'Up 1 point since last month' : `Up ${points} points since last month`,
  down: (points: number) =>
    points === 1 ? 'Down 1 point since last month' : `Down ${points} points since last month`,
  same: 'No change since last month',

  history: 'History',
  summary: (months: number, first: number, firstDate: string, last: number) =>
    `Over ${counted(months, 'month', 'months')} your score went from ${first} (${firstDate}) to ${ended(last)}`,
  extremes: (lowest: number, highest: number) =>
    lowest === highest
      ? `It stayed at ${ended(lowest)}`
      : `The lowest was ${lowest}, the highest ${ended(highest)}`,
  table: 'Each month’s score',
  month: 'Month',
  score: 'Score',
  band: 'Range',

  factorsHeading: 'What affects it',
  factors,
  directions,
};

const bandsInSpanish: Record<CreditBand, string> = {
  poor: 'Bajo',
  fair: 'Regular',
  good: 'Bueno',
  'very-good': 'Muy bueno',
  exceptional: 'Excepcional',
};

const factorsInSpanish: Record<CreditFactorCode, { name: string; detail: string }> = {
  'payment-history': {
    name: 'Historial de pagos, cerca del 35 %',
    detail: 'Si las facturas y los préstamos se pagaron a tiempo.',
  },
  'amounts-owed': {
    name: 'Montos adeudados, cerca del 30 %',
    detail: 'Cuánto usa de sus límites de crédito. Es mejor menos del 30 %.',
  },
  'length-of-history': {
    name: 'Antigüedad, cerca del 15 %',
    detail: 'Cuánto tiempo llevan abiertas sus cuentas.',
  },
  'new-credit': {
    name: 'Crédito nuevo, cerca del 10 %',
    detail: 'Con qué frecuencia solicitó crédito recientemente.',
  },
  'credit-mix': {
    name: 'Variedad de crédito, cerca del 10 %',
    detail: 'Si tiene tarjetas y también préstamos.',
  },
};

const directionsInSpanish: Record<CreditFactor['direction'], string> = {
  raises: 'Sube su puntaje',
  lowers: 'Baja su puntaje',
  neutral: 'Ni lo sube ni lo baja',
};

const es: typeof en = {
  title: 'Puntaje de crédito',
  description: 'Datos de ejemplo, un puntaje al mes. No provienen de un buró de crédito real.',
  loading: 'Cargando su puntaje de crédito',
  failed: 'No se puede mostrar su puntaje de crédito',
  empty: 'Aún no hay puntaje',
  emptyDetail: 'Su puntaje aparecerá aquí una vez al mes.',

  bands: bandsInSpanish,
  bandOf: (band: string, least: number, most: number) => `${band} (de ${least} a ${most})`,
  source: (date: string) => `Puntaje de ejemplo del ${date}`,
  scale: (lowest: number, highest: number) => `En una escala de ${lowest} a ${highest}`,
  up: (points: number) =>
    points === 1
      ? 'Subió 1 punto desde el mes pasado'
      : `Subió ${points} puntos desde el mes pasado`,
  down: (points: number) =>
    points === 1 ? 'Bajó 1 punto desde el mes pasado' : `Bajó ${points} puntos desde el mes pasado`,
  same: 'Sin cambio desde el mes pasado',

  history: 'Historial',
  summary: (months: number, first: number, firstDate: string, last: number) =>
    `En ${counted(months, 'mes', 'meses')} su puntaje pasó de ${first} (${firstDate}) a ${ended(last)}`,
  extremes: (lowest: number, highest: number) =>
    lowest === highest
      ? `Siempre fue ${ended(lowest)}`
      : `El más bajo fue ${lowest}; el más alto, ${ended(highest)}`,
  table: 'El puntaje de cada mes',
  month: 'Mes',
  score: 'Puntaje',
  band: 'Nivel',

  factorsHeading: 'Qué influye en él',
  factors: factorsInSpanish,
  directions: directionsInSpanish,
};

export const creditScoreWords = { en, es };
