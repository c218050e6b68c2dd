import { cents } from '#contract/money/cents.ts';
import { formatMoney, locales } from './format.ts';
import { chosenLanguage, type Language } from './language.ts';

const made = new Map<Language, Record<'dollars' | 'short', Intl.NumberFormat>>();

/**
 * A round amount beside the axis of a chart: `$500`, `$2.5K`, `−$1.5M`. An amount with cents is written in full; never for
 * an amount that a person has or pays.
 */
export function formatRoundMoney(amount: number, language: Language = chosenLanguage()): string {
  if (amount % 100 !== 0) return formatMoney(cents(amount), 'negative', language);
  const whole = Math.abs(amount) / 100;
  const { dollars, short } = formatsOf(language);
  return (amount < 0 ? '\u2212' : '') + (whole < 1000 ? dollars : short).format(whole);
}

function formatsOf(language: Language): Record<'dollars' | 'short', Intl.NumberFormat> {
  let formats = made.get(language);
  if (formats === undefined) {
    const money = { style: 'currency', currency: 'USD' } as const;
    formats = {
      dollars: new Intl.NumberFormat(locales[language], { ...money, maximumFractionDigits: 0 }),
      short: new Intl.NumberFormat(locales[language], {
        ...money,
        notation: 'compact',
        maximumFractionDigits: 2,
      }),
    };
    made.set(language, formats);
  }
  return formats;
}
