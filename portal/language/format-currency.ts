import { type CurrencyCode, writeAmountOf } from '#contract/exchange/exchange-terms.ts';
import { locales } from './format.ts';
import { chosenLanguage, type Language } from './language.ts';

const made = new Map<string, Intl.NumberFormat>();

/**
 * An amount of any currency in its minor units: `€92.00`, `CA$135.00`, `¥14,982`. Written from its digits,
 * like dollars.
 */
export function formatCurrency(
  amount: bigint,
  currency: CurrencyCode,
  language: Language = chosenLanguage(),
): string {
  const format = formatOf(`${language} ${currency}`, () => [
    locales[language],
    { style: 'currency', currency },
  ]);
  return format.format(writeAmountOf(amount, currency) as `${number}`);
}

/** A number in units of 1e-4, with its four decimals: `1,234.5000`. */
export function formatTenThousandths(units: number, language: Language = chosenLanguage()): string {
  return formatOf(`${language} units`, () => [
    locales[language],
    { minimumFractionDigits: 4 },
  ]).format(decimalOf(units));
}

/** A price in 1e-4 of a dollar: `$41.2345`. */
export function formatPrice(price: number, language: Language = chosenLanguage()): string {
  return formatOf(`${language} price`, () => [
    locales[language],
    { style: 'currency', currency: 'USD', minimumFractionDigits: 4 },
  ]).format(decimalOf(price));
}

function decimalOf(tenThousandths: number): `${number}` {
  const digits = String(tenThousandths).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}` as `${number}`;
}

/** Making a format takes a hundred times as long as using it, so each is made once. */
function formatOf(
  key: string,
  options: () => [string, Intl.NumberFormatOptions],
): Intl.NumberFormat {
  let format = made.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(...options());
    made.set(key, format);
  }
  return format;
}
