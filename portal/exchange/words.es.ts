import { counted } from '../language/counted.ts';
import { exchange as en } from './words.en.ts';
import { ended } from '../language/ended.ts';

const currencies: typeof en.currencies = {
  USD: 'Dólar estadounidense',
  EUR: 'Euro',
  GBP: 'Libra esterlina',
  CAD: 'Dólar canadiense',
  JPY: 'Yen japonés',
};

const faults: typeof en.faults = {
  'not-a-number': 'Escriba un monto en números, como 1,234.50.',
  'too-precise': 'Un monto en esta moneda tiene dos decimales como máximo.',
  'no-decimals': 'Un monto en yenes no tiene decimales.',
  'too-large': 'Este monto es demasiado grande.',
  'not-positive': 'Escriba un monto mayor que cero.',
};

/** What the portal says about exchanging currencies (R-D9). */
const es: typeof en = {
  title: 'Cambio de divisas',
  description: 'Vea cuánto vale un monto en otra moneda. No se mueve dinero.',
  currencies,
  currency: (name, code) => `${name} (${code})`,
  from: 'De',
  to: 'A',
  amount: (code) => `Monto en ${code}`,
  swap: 'Intercambiar las monedas',
  rate: (from, rate, to) => `1 ${from} = ${rate} ${to}`,
  result: 'Resultado',
  converted: (amount, result) => `${amount} = ${result}`,
  nothing: 'Escriba un monto para convertirlo.',
  renewed: (minutes) => `Se actualiza cada ${counted(minutes, 'minuto', 'minutos')}`,
  takenAt: (moment) => `Tipos de cambio del ${moment}`,
  old: (moment) =>
    `Estos tipos de cambio son del ${ended(moment)} En este momento no hay otros más recientes: tome el resultado solo como orientación.`,
  samples: 'Estos tipos de cambio son de muestra, para probar el portal.',
  rates: 'Cuánto vale 1 dólar estadounidense',
  faults,
  loading: 'Cargando los tipos de cambio',
  failed: 'No se pueden mostrar los tipos de cambio',
};

export const exchangeWords = { en, es };
