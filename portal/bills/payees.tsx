import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Skeleton } from '../design-system/parts/states.tsx';
import { payeesQuery } from './queries.ts';
import { billsWords } from './words.es.ts';
import { useWords } from '../language/words.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { NewPayee } from './new-payee.tsx';
import { PayeeRow } from './payee-row.tsx';

/** Whom the member pays: rename, remove, add. */
export function Payees() {
  const words = useWords(billsWords).payees;
  const query = useQuery(payeesQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-40" />}>
      {(payees) => (
        <div className="grid gap-6">
          <section aria-labelledby="payees" className="grid gap-2">
            <h3 id="payees" ref={heading} tabIndex={-1} className="font-semibold outline-none">
              {words.heading}
            </h3>
            <p role="status" className={news === '' ? 'sr-only' : 'text-small text-muted'}>
              {news}
            </p>
            {payees.length === 0 && <p className="text-small text-muted">{words.empty}</p>}
            <ul className="divide-y divide-line">
              {payees.map((payee) => (
                <PayeeRow
                  key={payee.id}
                  payee={payee}
                  onRenamed={(name) => setNews(words.renamed(name))}
                  onRemoved={() => {
                    setNews(words.removed(payee.name));
                    // The button that had the focus is gone with its payee.
                    heading.current?.focus();
                  }}
                />
              ))}
            </ul>
          </section>
          <NewPayee onAdded={(name) => setNews(words.added(name))} />
        </div>
      )}
    </Loaded>
  );
}
