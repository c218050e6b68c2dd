import { counted } from '../language/counted.ts';
import type {
  CreditBand,
  CreditFactor,
  CreditFactorCode,
} from '#contract/credit-score/credit-score.ts';
import { creditScore as en } from './words.en.ts';
import { ended } from '../language/ended.ts';

const bands: Record<CreditBand, string> = {
  poor: 'Bajo',
  fair: 'Regular',
  good: 'Bueno',
  'very-good': 'Muy bueno',
  exceptional: 'Excepcional',
};

const factors: Record<CreditFactorCode, { name: string; detail: string }> = {
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

const directions: Record<CreditFactor['direction'], string> = {
  raises: 'Sube su puntaje',
  lowers: 'Baja su puntaje',
  neutral: 'Ni lo sube ni lo baja',
};

/** What the credit score says. */
const es: typeof en = {
  title: 'Puntaje de crédito',
  description: 'Datos de ejemplo, un puntaje al mes. No provienen de un buró de crédito real.',
  loading: 'Cargando su puntaje de crédito',
  failed: 'No se puede mostrar su puntaje de crédito',
  empty: 'Aún no hay puntaje',
  emptyDetail: 'Su puntaje aparecerá aquí una vez al mes.',

  bands,
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
  factors,
  directions,
};

export const creditScoreWords = { en, es };
