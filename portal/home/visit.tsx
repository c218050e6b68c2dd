import type { ReactNode } from 'react';
import { brand } from '../browser/brand.ts';
import { telephoneHref } from '../design-system/parts/telephone.ts';
import { textLinkClass } from '../design-system/parts/text-link.tsx';
import { homeWords } from './words.es.ts';
import { useWords } from '../language/words.ts';

/** The branch, its hours, and how to reach people. */
export function Visit() {
  const words = useWords(homeWords);
  return (
    <section aria-labelledby="visit" className="pt-16 lg:pt-24">
      <h2 id="visit" className="text-heading font-bold">
        {words.visitHeading}
      </h2>
      <dl className="mt-8 grid grid-cols-1 gap-x-8 gap-y-6 border-t border-line pt-8 sm:grid-cols-2 lg:grid-cols-4">
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
        <Fact name={words.phone}>
          <a href={telephoneHref(brand.phone)} className={textLinkClass}>
            {brand.phone}
          </a>
        </Fact>
        <Fact name={words.email}>
          <a href={`mailto:${brand.email}`} className={textLinkClass}>
            {brand.email}
          </a>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="figures mt-1 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
