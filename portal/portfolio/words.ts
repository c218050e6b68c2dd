import { ended } from '../language/sentences.ts';

const en = {
  title: 'Investment Portfolio',
  description: 'What you have invested and what it is worth.',
  loading: 'Loading your portfolio',
  failed: 'Your portfolio cannot be shown',
  none: 'You have no investments yet',
  noneDetail: (phone: string) => `Call us at ${phone} to start investing.`,
  total: 'Total value',
  /** How much it is above or below what was paid. */
  gain: (amount: string) => `${amount} since you bought`,
  paid: 'Paid in',
  samplePrices: (day: string) => `Sample prices as of ${day}, for trying out the portal`,
  prices: (day: string) => `Prices as of ${day}`,

  breakdown: {
    heading: 'Breakdown',
    /** The content of the picture, read out instead of it. */
    summary: (parts: readonly string[]) => `The portfolio by share: ${parts.join(', ')}.`,
    part: (name: string, share: string) => `${name} ${share}`,
    share: (percent: number) => `${percent}%`,
  },

  overTime: {
    heading: 'Value over time',
    summary: (value: string, before: string, first: string, last: string) =>
      `The portfolio was worth ${before} on ${first} and ${value} on ${ended(last)}`,
    hidden: (first: string, last: string) =>
      `The value of the portfolio from ${first} to ${ended(last)}`,
    value: 'Value',
    paid: 'Paid in',
    day: 'Day',
  },

  viewHoldings: 'View Holdings',
  back: 'Back to the portfolio',
  holdings: {
    heading: 'Holdings',
    units: 'Units',
    price: 'Price',
    value: 'Value',
    cost: 'Cost',
    gain: 'Gain',
    share: 'Share',
  },
};

const es: typeof en = {
  title: 'Cartera de inversiones',
  description: 'Lo que usted ha invertido y lo que vale.',
  loading: 'Cargando su cartera',
  failed: 'No se puede mostrar su cartera',
  none: 'Aún no tiene inversiones',
  noneDetail: (phone) => `Llámenos al ${phone} para empezar a invertir.`,
  total: 'Valor total',
  gain: (amount) => `${amount} desde que compró`,
  paid: 'Invertido',
  samplePrices: (day) => `Precios de muestra al ${day}, para probar el portal`,
  prices: (day) => `Precios al ${day}`,

  breakdown: {
    heading: 'Composición',
    summary: (parts) => `La cartera por partes: ${parts.join(', ')}.`,
    part: (name, share) => `${name} ${share}`,
    share: (percent) => `${percent} %`,
  },

  overTime: {
    heading: 'Valor en el tiempo',
    summary: (value, before, first, last) =>
      `La cartera valía ${before} el ${first} y ${value} el ${ended(last)}`,
    hidden: (first, last) => `El valor de la cartera del ${first} al ${ended(last)}`,
    value: 'Valor',
    paid: 'Invertido',
    day: 'Día',
  },

  viewHoldings: 'Ver inversiones',
  back: 'Volver a la cartera',
  holdings: {
    heading: 'Inversiones',
    units: 'Unidades',
    price: 'Precio',
    value: 'Valor',
    cost: 'Costo',
    gain: 'Ganancia',
    share: 'Porcentaje',
  },
};

export const portfolioWords = { en, es };
