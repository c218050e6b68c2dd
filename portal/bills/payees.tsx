import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Skeleton } from '../design-system/parts/states.tsx';
import { payeesQuery } from './queries.ts';
import { savedNameWords } from '../saved-names/words.ts';
import { billsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { SavedList } from '../saved-names/saved-row.tsx';
import { NewPayee } from './new-payee.tsx';
import { PayeeRow } from './payee-row.tsx';

/** Whom the member pays: rename, remove, add. */
export function Payees() {
  const words = useWords(billsWords).payees;
  const said = useWords(savedNameWords);
  const query = useQuery(payeesQuery);
  const head = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-40" />}>
      {(payees) => (
        <SavedList
          heading={words.heading}
          head={head}
          news={news}
          empty={payees.length === 0 ? words.empty : undefined}
          form={<NewPayee onAdded={(name) => setNews(said.added(name))} />}
        >
          <ul className="divide-y divide-line">
            {payees.map((payee) => (
              <PayeeRow
                key={payee.id}
                payee={payee}
                onRenamed={(name) => setNews(said.renamed(name))}
                onRemoved={() => {
                  setNews(said.removed(payee.name));
                  head.current?.focus();
                }}
              />
            ))}
          </ul>
        </SavedList>
      )}
    </Loaded>
  );
}
