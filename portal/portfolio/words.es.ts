import { portfolio as en } from './words.en.ts';
import { ended } from '../language/ended.ts';

/** What the portal says about investments (R-D12). */
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
