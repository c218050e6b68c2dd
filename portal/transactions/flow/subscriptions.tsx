import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscription } from '#contract/transactions/cash-flow.ts';
import { Loaded } from '../../design-system/composed/loaded.tsx';
import { Face } from '../../design-system/faces/face.tsx';
import { Badge } from '../../design-system/parts/badge.tsx';
import { Card } from '../../design-system/parts/card.tsx';
import { lazyDialog } from '../../design-system/parts/lazy-component.tsx';
import { ListRow } from '../../design-system/parts/list-row.tsx';
import { Skeleton } from '../../design-system/parts/states.tsx';
import { formatDate, formatMoney } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { usePartInSight } from '../../navigation/wishes.ts';
import { categoryWords } from '../category-words.ts';
import { subscriptionsQuery } from './queries.ts';
import { flowWords } from './words.ts';
import { Balance, useBalancesHidden } from '../../design-system/parts/money.tsx';

const SubscriptionDialog = lazyDialog(() => import('./subscription-dialog.tsx'));

/** Payments that come back, with the change of a price and the end of a trial; each opens. */
export function Subscriptions() {
  const words = useWords(flowWords);
  const query = useQuery(subscriptionsQuery);
  const [shown, setShown] = useState<Subscription | null>(null);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const part = usePartInSight('subscriptions', query.isSuccess);
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby="subscriptions"
      className="grid scroll-mt-20 grid-cols-1 gap-3 outline-none"
    >
      <h3 id="subscriptions" className="font-semibold">
        {words.subscriptions}
      </h3>
      <Loaded
        query={query}
        words={{ loading: words.loading, failed: words.subscriptionsFailed }}
        skeleton={<Skeleton className="h-32" />}
      >
        {(subscriptions) =>
          subscriptions.length === 0 ? (
            <p className="text-small text-muted">{words.noSubscriptions}</p>
          ) : (
            <Card padding="none">
              <ul className="divide-y divide-line">
                {subscriptions.map((one) => (
                  <Row
                    key={`${one.name} ${one.rhythm}`}
                    subscription={one}
                    onOpen={() => {
                      setShown(one);
                      setOpen(true);
                    }}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
      {shown && <SubscriptionDialog subscription={shown} open={isOpen} onOpenChange={setOpen} />}
    </section>
  );
}

function Row({ subscription, onOpen }: { subscription: Subscription; onOpen: () => void }) {
  const { name, category, rhythm, amount, next, changed, isTrial } = subscription;
  const words = useWords(flowWords);
  const names = useWords(categoryWords);
  const [hidden] = useBalancesHidden();
  const day = formatDate(next);
  return (
    <ListRow
      face={<Face kind="payee" name={name} />}
      title={name}
      label={words.open(name)}
      onOpen={onOpen}
      detail={[
        isTrial ? words.trialEnds(day) : `${words.rhythms[rhythm]}, ${words.next(day)}`,
        category === null ? words.byCard : names[category],
      ].join(' · ')}
      end={
        <div className="grid justify-items-end gap-1">
          <Balance kind="amount" amount={amount} />
          {changed !== null && !hidden && (
            <Badge tone={changed.before < amount ? 'warning' : 'positive'}>
              {words.wasBefore(formatMoney(changed.before))}
            </Badge>
          )}
        </div>
      }
    />
  );
}
