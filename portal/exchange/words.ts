import { counted } from '../language/format.ts';
import { ended } from '../language/sentences.ts';
import type { CurrencyCode } from '#contract/exchange/exchange-terms.ts';
import type { ForeignAmountFault } from './foreign-amount.ts';

const currencies: Record<CurrencyCode, string> = {
  USD: 'US dollar',
  EUR: 'Euro',
  GBP: 'British pound',
  CAD: 'Canadian dollar',
  JPY: 'Japanese yen',
};

const faults: Record<ForeignAmountFault, string> = {
  'not-a-number': 'Enter an amount in digits, such as 1,234.50.',
  'too-precise': 'An amount in this currency has at most two decimals.',
  'no-decimals': 'An amount in yen has no decimals.',
  'too-large': 'This amount is too large.',
  'not-positive': 'Enter an amount above zero.',
};

const en = {
  title: 'Currency Exchange',
  description: 'See what an amount is worth in another currency. No money moves.',
  currencies,
  /** A currency in a list. */
  currency: (name: string, code: string) => `${name} (${code})`,
  from: 'From',
  to: 'To',
  amount: (code: string) => `Amount in ${code}`,
  swap: 'Swap the currencies',
  rate: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}`,
  result: 'Result',
  converted: (amount: string, result: string) => `${amount} = ${result}`,
  nothing: 'Enter an amount to convert it.',
  renewed: (minutes: number) => `Updated every ${counted(minutes, 'minute', 'minutes')}`,
  takenAt: (moment: string) => `Rates as of ${moment}`,
  old: (moment: string) =>
    `These rates are from ${ended(moment)} Newer rates are not available right now, so use the result only as a guide.`,
  samples: 'These are sample rates, for trying out the portal.',
  rates: 'What 1 US dollar is worth',
  faults,
  loading: 'Loading the exchange rates',
  failed: 'The exchange rates cannot be shown',
};

const currenciesInSpanish: typeof en.currencies = {
  USD: 'Dólar estadounidense',
  EUR: 'Euro',
  GBP: 'Libra esterlina',
  CAD: 'Dólar canadiense',
  JPY: 'Yen japonés',
};

const faultsInSpanish: typeof en.faults = {
  'not-a-number': 'Escriba un monto en números, como 1,234.50.',
  'too-precise': 'Un monto en esta moneda tiene dos decimales como máximo.',
  'no-decimals': 'Un monto en yenes no tiene decimales.',
  'too-large': 'Este monto es demasiado grande.',
  'not-positive': 'Escriba un monto mayor que cero.',
};

const es: typeof en = {
  title: 'Cambio de divisas',
  description: 'Vea cuánto vale un monto en otra moneda. No se mueve dinero.',
  currencies: currenciesInSpanish,
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
  faults: faultsInSpanish,
  loading: 'Cargando los tipos de cambio',
  failed: 'No se pueden mostrar los tipos de cambio',
};

export const exchangeWords = { en, es };
