import { CalendarPlus, Receipt } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import type { SafeDepositBox, Visit } from '#contract/safe-deposit/safe-deposit.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { formatDate, formatTime } from '../language/format.ts';
import { safeDepositWords } from './words.ts';
import { HeadedSection } from '../design-system/parts/headings.tsx';
import { useWords } from '../language/sentences.ts';
import { May } from '../queries/session.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { refreshAfter } from '../queries/refresh.ts';
import { cancelVisit, changeShownVisits, visitsQuery } from './queries.ts';
import { Skeleton } from '../design-system/parts/states.tsx';
import { Loaded } from '../design-system/composed/loaded.tsx';

interface BoxViewProps {
  box: SafeDepositBox;
  /** Where the member has come back from. */
  last: 'visit' | 'billing' | null;
  message: string | null;
  onOpen: (view: 'visit' | 'billing') => void;
  onSaid: (message: string) => void;
}

/** The box, its actions, and the visits that lie ahead. */
export function BoxView({ box, last, message, onOpen, onSaid }: BoxViewProps) {
  const words = useWords(safeDepositWords);
  const [asked, setAsked] = useState<{ visit: Visit; open: boolean } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const toVisit = useRef<HTMLButtonElement>(null);
  const toBilling = useRef<HTMLButtonElement>(null);
  useFocusInPlace(() => {
    const opener = last === 'visit' ? toVisit.current : toBilling.current;
    if (last !== null) (said.current ?? opener)?.focus();
  }, last);
  return (
    <div className="grid gap-6">
      {message !== null && (
        <Banner ref={said} role="status" tone="positive">
          {message}
        </Banner>
      )}
      <dl className="grid at-most-2 gap-x-5 gap-y-4 rounded-control bg-sunken px-5 py-4">
        <Fact name={words.number}>
          <span className="figures text-title font-semibold">{box.number}</span>
        </Fact>
        <Fact name={words.annualFee}>
          <Money amount={box.annualFee} className="text-title font-semibold" />
        </Fact>
        <Fact name={words.location}>{words.place(box.branch, box.room)}</Fact>
        <Fact name={words.rentedOn}>{formatDate(box.rentedOn)}</Fact>
      </dl>
      <div className="grid gap-3 sm:grid-cols-2">
        <May area="manage">
          <Button ref={toVisit} icon={CalendarPlus} onClick={() => onOpen('visit')}>
            {words.scheduleVisit}
          </Button>
        </May>
        <Button ref={toBilling} tone="secondary" icon={Receipt} onClick={() => onOpen('billing')}>
          {words.viewBilling}
        </Button>
      </div>
      <Visits heading={heading} onCancel={(visit) => setAsked({ visit, open: true })} />
      {asked && (
        <CancelVisit
          visit={asked.visit}
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
          // The button that had the focus goes with the visit.
          finalFocus={() => heading.current}
          onCancelled={() => {
            setAsked({ ...asked, open: false });
            onSaid(words.visits.cancelled(formatDate(asked.visit.day)));
          }}
        />
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-body">{children}</dd>
    </div>
  );
}

interface CancelVisitProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  visit: Visit;
  onCancelled: () => void;
}

function CancelVisit({ visit, onCancelled, ...dialog }: CancelVisitProps) {
  const words = useWords(safeDepositWords).visits;
  const queries = useQueryClient();
  const cancellation = useMutation({
    ...cancelVisit,
    onSuccess: () => {
      changeShownVisits(queries, (visits) => visits.filter(({ id }) => id !== visit.id));
      onCancelled();
    },
    onSettled: () => refreshAfter(queries, 'visit'),
  });
  return (
    <ConfirmDialog
      {...dialog}
      size="small"
      title={words.cancelTitle}
      description={words.line(formatDate(visit.day), formatTime(visit.startsAt))}
      keep={words.keep}
      actions={[
        {
          label: words.cancelVisit,
          busy: cancellation.isPending,
          onSelect: () => cancellation.mutate({ id: visit.id }),
        },
      ]}
      error={cancellation.error}
    >
      <p>{words.cancelDetail}</p>
    </ConfirmDialog>
  );
}

interface VisitsProps {
  heading: Ref<HTMLHeadingElement>;
  onCancel: (visit: Visit) => void;
}

function Visits({ heading, onCancel }: VisitsProps) {
  const words = useWords(safeDepositWords).visits;
  const query = useQuery(visitsQuery);
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-16" />}>
      {(visits) => (
        <HeadedSection
          id="box-visits"
          heading={words.heading}
          ref={heading}
          none={visits.length === 0 && words.none}
          className="grid gap-2"
        >
          <ul className="divide-y divide-line">
            {visits.map((visit) => (
              <Row key={visit.id} visit={visit} onCancel={() => onCancel(visit)} />
            ))}
          </ul>
        </HeadedSection>
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
