import { BellPlus, CreditCard, MessageCircle, Scale } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cents } from '#contract/money/cents.ts';
import { writeAmount } from '#contract/text/typed-amount.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { Subscription } from '#contract/transactions/cash-flow.ts';
import { Detail, DetailList } from '../../design-system/composed/detail-list.tsx';
import { Badge } from '../../design-system/parts/badge.tsx';
import { Button } from '../../design-system/parts/button.tsx';
import { Dialog, type DialogOpen } from '../../design-system/parts/dialog.tsx';
import { Balance, useBalancesHidden } from '../../design-system/parts/money.tsx';
import { TextButton } from '../../design-system/parts/text-link.tsx';
import { formatDate, formatMoney } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { useSupportChat } from '../../navigation/support-chat.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { May } from '../../queries/session.ts';
import { subscriptionWords } from './subscription-words.ts';
import { flowWords } from './words.ts';

interface SubscriptionDialogProps extends DialogOpen {
  subscription: Subscription;
}

/** A payment that comes back: its price and the change of it, the payments so far, and the ways to stop or dispute it. */
export default function SubscriptionDialog({ subscription, ...dialog }: SubscriptionDialogProps) {
  const words = useWords(subscriptionWords);
  const { rhythms } = useWords(flowWords);
  const [hidden] = useBalancesHidden();
  const { name, amount, rhythm, next, isTrial, changed, payments } = subscription;
  const last = payments[0]?.transaction ?? null;
  return (
    <Dialog
      {...dialog}
      title={name}
      footer={
        <Ways subscription={subscription} last={last} onLeave={() => dialog.onOpenChange(false)} />
      }
    >
      <div className="grid gap-5">
        <DetailList>
          <Detail label={words.price}>
            <Balance kind="amount" amount={amount} /> · {rhythms[rhythm]}
            {changed && !hidden && (
              <span className="mt-1 block">
                <Badge tone={changed.before < amount ? 'warning' : 'positive'}>
                  {words[changed.before < amount ? 'rose' : 'fell'](
                    formatMoney(changed.before),
                    formatMoney(amount),
                    formatDate(changed.on),
                  )}
                </Badge>
              </span>
            )}
          </Detail>
          <Detail label={isTrial ? words.trialEnds : words.next}>
            {words.about(formatDate(next))}
          </Detail>
          <Detail label={words.paid}>{last === null ? words.byCard : words.fromAccount}</Detail>
        </DetailList>
        <Part heading={words.howToStop}>
          <ol className="grid list-decimal gap-1 pl-5">
            {words.stopping[last === null ? 'card' : 'account'].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Part>
        <Part heading={words.payments(payments.length)}>
          <Payments payments={payments} onLeave={() => dialog.onOpenChange(false)} />
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2 text-small">
      <h3 id={id} className="font-semibold">
        {heading}
      </h3>
      {children}
    </section>
  );
}

interface PaymentsProps extends Pick<Subscription, 'payments'> {
  onLeave: () => void;
}

function Payments({ payments, onLeave }: PaymentsProps) {
  const words = useWords(subscriptionWords);
  const { openTab } = useTabs();
  return (
    <ul className="divide-y divide-line">
      {payments.map(({ day, amount, transaction }) => (
        <li key={day} className="flex items-baseline justify-between gap-4 py-2">
          {transaction === null ? (
            formatDate(day)
          ) : (
            <TextButton
              aria-label={words.openPayment(formatDate(day))}
              onClick={() => {
                onLeave();
                openTab('transactions', { transaction });
              }}
            >
              {formatDate(day)}
            </TextButton>
          )}
          <Balance kind="amount" amount={amount} />
        </li>
      ))}
    </ul>
  );
}

interface WaysProps {
  subscription: Subscription;
  /** The last payment, if it is a transaction of an account. */
  last: TransactionId | null;
  onLeave: () => void;
}

/** A charge of a credit card is in no account: disputes and alerts by payee do not reach it, but the lock of its card does. */
function Ways({ subscription: { name, amount }, last, onLeave }: WaysProps) {
  const words = useWords(subscriptionWords);
  const { openTab, openPlace } = useTabs();
  const { open: openChat } = useSupportChat();
  const way = (icon: typeof CreditCard, label: string, go: () => void) => (
    <Button
      tone="secondary"
      size="small"
      icon={icon}
      onClick={() => {
        onLeave();
        go();
      }}
    >
      {label}
    </Button>
  );
  if (last === null) {
    return (
      <>
        <May area="conversation">{way(MessageCircle, words.write, () => openChat())}</May>
        <May area="manage">{way(CreditCard, words.toCards, () => openPlace('cards'))}</May>
      </>
    );
  }
  const dearer = {
    kind: 'to-payee',
    payee: name,
    amount: writeAmount(cents(amount + 1)),
  };
  return (
    <May area="manage">
      {way(BellPlus, words.alert, () => openPlace('alerts', { part: 'new alert', draft: dearer }))}
      {way(Scale, words.dispute, () =>
        openTab('transactions', { transaction: last, part: `dispute ${last}` }),
      )}
    </May>
  );
}
