import type { ReactNode } from 'react';
import { brand } from '../browser/brand.ts';
import { telephoneHref } from '../design-system/parts/telephone.ts';
import { textLinkClass } from '../design-system/parts/text-link.tsx';
import { loansWords } from './words.es.ts';
import { useWords } from '../language/words.ts';

/** Whom to call, and where to go. */
export function HowToApply() {
  const words = useWords(loansWords);
  return (
    <section aria-labelledby="how-to-apply" className="grid gap-3 border-t border-line pt-6">
      <h3 id="how-to-apply" className="font-semibold">
        {words.applyHeading}
      </h3>
      <p className="text-small text-muted">{words.applyDetail}</p>
      <dl className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-3">
        <Fact name={words.phone}>
          <a href={telephoneHref(brand.phone)} className={textLinkClass}>
            {brand.phone}
          </a>
        </Fact>
        <Fact name={words.branch}>
          <address className="not-italic">
            {brand.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Fact>
        <Fact name={words.hours}>{words.openingHours}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="figures mt-0.5 font-semibold">{children}</dd>
    </div>
  );
}
