import { Landmark } from 'lucide-react';
import { brand } from '../browser/brand.ts';
import { classNames } from '../design-system/parts/class-names.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { formatDate } from '../language/format.ts';
import { homeWords } from './words.ts';
import { useLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';

/** The insurance of the money, its yield and its costs, where the credit union states them. */
export function Insurance() {
  const words = useWords(homeWords);
  return (
    <div className="mt-16 grid gap-6 lg:mt-24 lg:grid-cols-5">
      <section
        aria-labelledby="insured"
        className={classNames(
          'rounded-card bg-accent-soft p-6 sm:p-10',
          brand.rates === undefined ? 'lg:col-span-5' : 'lg:col-span-3',
        )}
      >
        <p className="flex items-center gap-2 text-small font-semibold text-accent-ink">
          <Icon shape={Landmark} size={18} />
          {words.insured}
        </p>
        <h2 id="insured" className="mt-3 text-heading font-bold">
          {words.insuredHeading}
        </h2>
        <p className="mt-3 max-w-line text-muted">{words.insuredDetail}</p>
      </section>
      <Rates />
    </div>
  );
}

function Rates() {
  const words = useWords(homeWords);
  const language = useLanguage();
  const { rates } = brand;
  if (rates === undefined) return null;
  return (
    <section
      aria-labelledby="rates"
      className="rounded-card border border-line bg-raised p-6 sm:p-10 lg:col-span-2"
    >
      <h2 id="rates" className="text-title font-semibold">
        {words.ratesHeading}
      </h2>
      <dl className="mt-3 grid gap-2">
        {(['savings', 'auto', 'personal', 'home'] as const).map((kind) => (
          <div key={kind} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">{words.rates[kind]}</dt>
            <dd className="figures shrink-0 font-semibold">
              {rates[kind]} {kind === 'savings' ? 'APY' : 'APR'}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-muted">
        {words.ratesNote(formatDate(rates.asOf, language))}
      </p>
    </section>
  );
}
