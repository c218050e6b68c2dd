import { Landmark } from 'lucide-react';
import { Icon } from '../../parts/icon.tsx';
import { homeWords } from '../../words/home.ts';
import { useWords } from '../../words/words.ts';

/** What protects the money, and how to hear today's rates. */
export function Insurance() {
  const words = useWords(homeWords);
  return (
    <div className="mt-16 grid gap-6 lg:mt-24 lg:grid-cols-5">
      <section
        aria-labelledby="insured"
        className="rounded-card bg-accent-soft p-6 sm:p-10 lg:col-span-3"
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
      <section
        aria-labelledby="rates"
        className="rounded-card border border-line bg-raised p-6 sm:p-10 lg:col-span-2"
      >
        <h2 id="rates" className="text-title font-semibold">
          {words.ratesHeading}
        </h2>
        <p className="mt-3 text-muted">{words.rates}</p>
      </section>
    </div>
  );
}
