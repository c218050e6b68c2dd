import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cents } from '#contract/money/cents.ts';
import type { InvitableRole } from '#contract/procedures/access-terms.ts';
import type { AccessArea } from '#contract/procedures/procedure.ts';
import { DialogView } from '../design-system/composed/dialog-view.tsx';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { formatDate } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { previewQuery } from './queries.ts';
import { membershipSwitchWords } from './switch-words.ts';
import { peopleWords } from './words.ts';

/** The view of a person in that role: the bank's own answers to them. */
export function Preview({ role, onBack }: { role: InvitableRole; onBack: () => void }) {
  const words = useWords(peopleWords).preview;
  const { roles } = useWords(membershipSwitchWords);
  const query = useQuery(previewQuery(role));
  return (
    <DialogView
      heading={words.title(roles[role])}
      detail={words.description}
      back={words.back}
      onBack={onBack}
    >
      <Loaded query={query} words={words} skeleton={<Skeleton className="h-60" />}>
        {({ may, accounts, cards, transactions, recipients, payees }) => (
          <div className="grid gap-5">
            <Areas may={may} />
            <Seen heading={words.accounts} lines={accounts}>
              {({ id, name, number, available }) => (
                <Line key={id} name={name} detail={number}>
                  <Money amount={available} className="font-semibold" />
                </Line>
              )}
            </Seen>
            <Seen heading={words.cards} lines={cards}>
              {({ id, type, cardNumber }) => <Line key={id} name={type} detail={cardNumber} />}
            </Seen>
            <Seen heading={words.transactions} lines={transactions}>
              {(one) => (
                <Line key={one.id} name={one.description} detail={formatDate(one.date)}>
                  <Money
                    amount={cents(one.type === 'debit' ? -one.amount : one.amount)}
                    sign="always"
                    className="font-semibold"
                  />
                </Line>
              )}
            </Seen>
            <Seen heading={words.recipients} lines={recipients}>
              {({ id, name }) => <Line key={id} name={name} />}
            </Seen>
            <Seen heading={words.payees} lines={payees}>
              {({ id, name }) => <Line key={id} name={name} />}
            </Seen>
          </div>
        )}
      </Loaded>
    </DialogView>
  );
}

function Areas({ may }: { may: readonly AccessArea[] }) {
  const words = useWords(peopleWords).preview;
  const named = Object.entries(words.areas) as [AccessArea, string][];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {[true, false].map((can) => (
        <section key={String(can)} className="grid content-start gap-2">
          <h4 className="text-small font-semibold">{can ? words.may : words.mayNot}</h4>
          <ul className="grid gap-1.5">
            {named
              .filter(([area]) => may.includes(area) === can)
              .map(([area, name]) => (
                <li key={area} className="flex items-start gap-2 text-small">
                  <Icon
                    shape={can ? Check : X}
                    size={16}
                    className={can ? 'text-positive' : 'text-muted'}
                  />
                  <span className="min-w-0">{name}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface SeenProps<One> {
  heading: string;
  /** Null where they get no answer. */
  lines: readonly One[] | null;
  children: (one: One) => ReactNode;
}

function Seen<One>({ heading, lines, children }: SeenProps<One>) {
  const words = useWords(peopleWords).preview;
  return (
    <section className="grid gap-2">
      <h4 className="text-small font-semibold">{heading}</h4>
      {lines !== null && lines.length > 0 ? (
        <ul className="divide-y divide-line rounded-control bg-sunken px-4">
          {lines.map((one) => children(one))}
        </ul>
      ) : (
        <p className="text-small text-muted">{lines === null ? words.hidden : words.none}</p>
      )}
    </section>
  );
}

function Line({ name, detail, children }: { name: string; detail?: string; children?: ReactNode }) {
  return (
    <li className="flex items-center gap-4 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="text-small font-medium wrap-anywhere">{name}</p>
        {detail !== undefined && <p className="figures text-caption text-muted">{detail}</p>}
      </div>
      {children}
    </li>
  );
}
