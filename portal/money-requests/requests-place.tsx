import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HandCoins, Inbox } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type {
  AskedRequest,
  MutedAsker,
  ReceivedRequest,
} from '#contract/money-requests/money-requests.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { Face } from '../design-system/faces/face.tsx';
import { Badge } from '../design-system/parts/badge.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { EmptyState, Skeleton } from '../design-system/parts/states.tsx';
import { TitledCard } from '../design-system/parts/card.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { formatMoment, formatMoney } from '../language/format.ts';
import { LinkDialog } from './link-view.tsx';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { useMay } from '../queries/session.ts';
import type { RequestAct } from './act-dialog.tsx';
import { moneyRequestsKey, moneyRequestsQuery, unmuteAsker } from './queries.ts';
import { moneyRequestWords } from './words.ts';

const AskDialog = lazyDialog(() => import('./ask-dialog.tsx'));
const PayDialog = lazyDialog(() => import('./pay-dialog.tsx'));
const ActDialog = lazyDialog(() => import('./act-dialog.tsx'));
const OpenedLink = lazyDialog(() => import('./opened-link.tsx'));

type Shown =
  | { readonly what: 'pay'; readonly one: ReceivedRequest }
  | { readonly what: 'link'; readonly one: AskedRequest }
  | { readonly what: 'ask' }
  | RequestAct;

/** The requests of other members to the member, and the member's own requests. */
export default function RequestsPlace() {
  const words = useWords(moneyRequestWords);
  const query = useQuery(moneyRequestsQuery);
  const [shown, setShown] = useState<{ shown: Shown; open: boolean; turn: number } | null>(null);
  const { detail, dropDetail } = useTabs();
  const linked =
    typeof detail === 'object' && detail !== null && 'request' in detail ? detail.request : null;
  // Kept apart from the history, which the dialogs of its payment change.
  const [opened, setOpened] = useState<string | null>(null);
  if (typeof linked === 'string' && linked !== opened) setOpened(linked);
  const received = useRef<HTMLElement>(null);
  const asked = useRef<HTMLElement>(null);
  const mayAsk = useMay('deposit');
  const show = (next: Shown) =>
    setShown((last) => ({ shown: next, open: true, turn: (last?.turn ?? 0) + 1 }));
  const dialog = {
    open: shown?.open === true,
    onOpenChange: (open: boolean) => setShown((last) => last && { ...last, open }),
  };
  // The button that opened a dialog goes with the request that it decided.
  const focusCard = () => (shown?.shown.what === 'cancel' ? asked : received).current;
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <TitledCard
        ref={received}
        id="requests-received"
        heading={words.received}
        detail={words.receivedDetail}
      >
        <Loaded query={query} words={words} skeleton={<Skeleton className="h-24" />}>
          {({ received: requests }) =>
            requests.length === 0 ? (
              <EmptyState
                icon={Inbox}
                title={words.receivedNone}
                detail={words.receivedNoneDetail}
              />
            ) : (
              <ul aria-labelledby="requests-received" className="-my-4 divide-y divide-line">
                {requests.map((one) => (
                  <Received key={one.id} one={one} onShow={show} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </TitledCard>
      <TitledCard
        ref={asked}
        id="requests-asked"
        heading={words.sent}
        detail={words.sentDetail}
        action={
          mayAsk && (
            <Button size="small" icon={HandCoins} onClick={() => show({ what: 'ask' })}>
              {words.ask}
            </Button>
          )
        }
      >
        <Loaded query={query} words={words} skeleton={<Skeleton className="h-24" />}>
          {({ asked: requests }) =>
            requests.length === 0 ? (
              <EmptyState icon={HandCoins} title={words.sentNone} detail={words.sentNoneDetail} />
            ) : (
              <ul aria-labelledby="requests-asked" className="-my-4 divide-y divide-line">
                {requests.map((one) => (
                  <Asked key={one.id} one={one} mayCancel={mayAsk} onShow={show} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </TitledCard>
      {query.data !== undefined && query.data.muted.length > 0 && (
        <MutedList muted={query.data.muted} />
      )}
      {opened !== null && (
        <OpenedLink
          key={opened}
          token={opened}
          onClosed={() => {
            if (linked !== null) dropDetail();
          }}
        />
      )}
      {shown?.shown.what === 'ask' && <AskDialog key={shown.turn} {...dialog} />}
      {shown?.shown.what === 'pay' && (
        <PayDialog key={shown.turn} one={shown.shown.one} {...dialog} />
      )}
      {shown?.shown.what === 'link' && (
        <LinkDialog key={shown.turn} one={shown.shown.one} {...dialog} />
      )}
      {shown !== null && isAct(shown.shown) && (
        <ActDialog key={shown.turn} act={shown.shown} finalFocus={focusCard} {...dialog} />
      )}
    </div>
  );
}

function isAct(shown: Shown): shown is RequestAct {
  return shown.what === 'decline' || shown.what === 'mute' || shown.what === 'cancel';
}

interface RequestRowProps {
  one: ReceivedRequest | AskedRequest;
  name: string;
  face?: ReactNode;
  contact?: string | null;
  /** The buttons of an open request. */
  children: ReactNode;
}

function RequestRow({ one, name, face, contact = null, children }: RequestRowProps) {
  const words = useWords(moneyRequestWords);
  const { status, amount, note, hasArrived, expiresAt, askedAt } = one;
  const isOpen = status === 'open';
  const isOnItsWay = status === 'paid' && !hasArrived;
  const when = isOpen ? words.until(formatMoment(expiresAt)) : words.asked(formatMoment(askedAt));
  return (
    <li className="grid gap-3 py-4">
      <div className="flex items-start gap-3">
        {face}
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{name}</p>
          {note !== '' && <p className="text-small wrap-anywhere">{note}</p>}
          <p className="text-caption wrap-anywhere text-muted">
            {contact === null ? when : `${contact} · ${when}`}
          </p>
        </div>
        <div className="grid justify-items-end gap-1">
          {amount === null ? (
            <span className="text-small text-muted">{words.anyAmount}</span>
          ) : (
            <Money amount={amount} sign="none" className="font-semibold" />
          )}
          {!isOpen && (
            <Badge tone={isOnItsWay ? 'warning' : status === 'paid' ? 'positive' : 'neutral'}>
              {isOnItsWay ? words.onTheWay : words.status[status]}
            </Badge>
          )}
        </div>
      </div>
      {isOpen && <div className="flex flex-wrap gap-2">{children}</div>}
    </li>
  );
}

function Received({ one, onShow }: { one: ReceivedRequest; onShow: (shown: Shown) => void }) {
  const words = useWords(moneyRequestWords);
  return (
    <RequestRow one={one} name={one.from} face={<Face name={one.from} kind="person" />}>
      <Button
        size="small"
        aria-label={words.ofRequest(words.pay, one.from)}
        onClick={() => onShow({ what: 'pay', one })}
      >
        {words.pay}
      </Button>
      {one.isToYou &&
        (['decline', 'mute'] as const).map((what) => (
          <Button
            key={what}
            size="small"
            tone={what === 'mute' ? 'quiet' : 'secondary'}
            aria-label={words.ofRequest(words[what], one.from)}
            onClick={() => onShow({ what, one })}
          >
            {words[what]}
          </Button>
        ))}
    </RequestRow>
  );
}

interface AskedProps {
  one: AskedRequest;
  mayCancel: boolean;
  onShow: (shown: Shown) => void;
}

function Asked({ one, mayCancel, onShow }: AskedProps) {
  const words = useWords(moneyRequestWords);
  const who = one.name === null ? words.byLink : words.toName(one.name);
  const what = [who, one.note, one.amount === null ? '' : formatMoney(one.amount)]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <RequestRow
      one={one}
      name={one.paidBy === null ? who : words.paidBy(one.paidBy)}
      contact={one.contact}
    >
      {one.token !== null && (
        <Button
          size="small"
          tone="secondary"
          aria-label={words.ofOwn(words.showLink, what)}
          onClick={() => onShow({ what: 'link', one })}
        >
          {words.showLink}
        </Button>
      )}
      {mayCancel && (
        <Button
          size="small"
          tone="quiet"
          aria-label={words.ofOwn(words.cancel, what)}
          onClick={() => onShow({ what: 'cancel', one })}
        >
          {words.cancel}
        </Button>
      )}
    </RequestRow>
  );
}

function MutedList({ muted }: { muted: readonly MutedAsker[] }) {
  const words = useWords(moneyRequestWords);
  const queries = useQueryClient();
  const unmute = useMutation({
    ...unmuteAsker,
    onSettled: () => queries.invalidateQueries({ queryKey: moneyRequestsKey }),
  });
  return (
    <TitledCard id="requests-muted" heading={words.muted} detail={words.mutedDetail}>
      <ul aria-labelledby="requests-muted" className="-my-3 divide-y divide-line">
        {muted.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-3 py-3">
            <Face name={name} kind="person" size="small" />
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <Button
              size="small"
              tone="secondary"
              aria-label={words.unmuteName(name)}
              onClick={() =>
                unmute.mutate(
                  { id },
                  { onSuccess: () => showToast({ title: words.unmuted(name), tone: 'positive' }) },
                )
              }
            >
              {words.unmute}
            </Button>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
