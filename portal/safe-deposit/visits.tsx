import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import type { Visit } from '#contract/safe-deposit/safe-deposit.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { visitsQuery } from './queries.ts';
import { formatDate, formatTime } from '../language/format.ts';
import { safeDepositWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { May } from '../queries/session.ts';

interface VisitsProps {
  heading: Ref<HTMLHeadingElement>;
  onCancel: (visit: Visit) => void;
}

/** The visits that lie ahead, soonest first. */
export function Visits({ heading, onCancel }: VisitsProps) {
  const words = useWords(safeDepositWords).visits;
  const query = useQuery(visitsQuery);
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-16" />}>
      {(visits) => (
        <section aria-labelledby="box-visits" className="grid gap-2">
          <h3
            id="box-visits"
            ref={heading}
            tabIndex={-1}
            className="text-body font-semibold outline-none"
          >
            {words.heading}
          </h3>
          {visits.length === 0 ? (
            <p className="text-small text-muted">{words.none}</p>
          ) : (
            <ul className="divide-y divide-line">
              {visits.map((visit) => (
                <Row key={visit.id} visit={visit} onCancel={() => onCancel(visit)} />
              ))}
            </ul>
          )}
        </section>
      )}
    </Loaded>
  );
}

function Row({ visit, onCancel }: { visit: Visit; onCancel: () => void }) {
  const words = useWords(safeDepositWords).visits;
  const day = formatDate(visit.day);
  const time = formatTime(visit.startsAt);
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{words.line(day, time)}</p>
        <p className="text-small text-muted">{visit.branch}</p>
      </div>
      <May area="manage">
        <Button
          tone="secondary"
          size="small"
          aria-label={words.cancelOf(day, time)}
          onClick={onCancel}
        >
          {words.cancel}
        </Button>
      </May>
    </li>
  );
}
