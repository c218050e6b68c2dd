import type { ReactNode } from 'react';
import type { LoanProduct } from '#contract/loans/loan-applications.ts';
import { brand } from '../browser/brand.ts';
import { Button } from '../design-system/parts/button.tsx';
import { PhoneLink } from '../design-system/parts/text-link.tsx';
import { type ApplicationStart, startWith } from './apply-draft.ts';
import { lendingWords } from './lending-words.ts';
import { loansWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

interface HowToApplyProps {
  products: readonly LoanProduct[];
  onApply: (start: ApplicationStart) => void;
}

/** The products to apply for, the phone number, and the branch. */
export function HowToApply({ products, onApply }: HowToApplyProps) {
  const words = useWords(loansWords);
  const here = useWords(lendingWords);
  const line = products.find(({ form }) => form === 'line');
  return (
    <section aria-labelledby="how-to-apply" className="grid gap-3 border-t border-line pt-6">
      <h3 id="how-to-apply" className="font-semibold">
        {words.applyHeading}
      </h3>
      {products.length > 0 && <p className="text-small text-muted">{here.applyHereDetail}</p>}
      {line && (
        <Button
          tone="secondary"
          className="justify-self-start"
          onClick={() => onApply(startWith(line.id, { amount: '5000', years: 0 }))}
        >
          {here.applyLine}
        </Button>
      )}
      <p className="text-small text-muted">
        {products.length > 0 ? words.callDetail : words.applyDetail}
      </p>
      <dl className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-3">
        <Fact name={words.phone}>
          <PhoneLink />
        </Fact>
        <Fact name={words.branch}>
          <address className="not-italic">
            {brand.address.map((row) => (
              <span key={row} className="block">
                {row}
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
