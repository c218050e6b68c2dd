import { useQuery } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Approval } from '#contract/approvals/approvals.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { EmptyState, Skeleton } from '../design-system/parts/states.tsx';
import { TitledCard } from '../design-system/parts/card.tsx';
import { formatMoment, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useMay } from '../queries/session.ts';
import type { ApprovalStep } from './approval-dialog.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { approvalsQuery } from './queries.ts';
import { approvalsWords } from './words.ts';

const ApprovalDialog = lazyDialog(() => import('./approval-dialog.tsx'));

/** The payments of a business that wait for approval, and the recent decisions. */
export default function ApprovalsPlace() {
  const words = useWords(approvalsWords);
  const query = useQuery(approvalsQuery);
  const waitingCard = useRef<HTMLElement>(null);
  const [step, setStep] = useState<{ one: Approval; step: ApprovalStep; open: boolean } | null>(
    null,
  );
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <TitledCard
        ref={waitingCard}
        id="approvals-waiting"
        heading={words.waiting}
        detail={words.waitingDetail}
      >
        <Loaded query={query} words={words} skeleton={<Skeleton className="h-24" />}>
          {({ waiting }) =>
            waiting.length === 0 ? (
              <EmptyState icon={Stamp} title={words.none} detail={words.noneDetail} />
            ) : (
              <ul aria-labelledby="approvals-waiting" className="-my-4 divide-y divide-line">
                {waiting.map((one) => (
                  <Waiting
                    key={one.id}
                    one={one}
                    onStep={(wanted) => setStep({ one, step: wanted, open: true })}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </TitledCard>
      <TitledCard id="approvals-decided" heading={words.decided}>
        <Loaded query={query} words={words} skeleton={<Skeleton className="h-24" />}>
          {({ decided }) =>
            decided.length === 0 ? (
              <p className="text-small text-muted">{words.decidedNone}</p>
            ) : (
              <ul aria-labelledby="approvals-decided" className="-my-4 divide-y divide-line">
                {decided.map((one) => (
                  <Decided key={one.id} one={one} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </TitledCard>
      {step !== null && (
        <ApprovalDialog
          key={`${step.one.id} ${step.step}`}
          one={step.one}
          step={step.step}
          open={step.open}
          onOpenChange={(open) => setStep({ ...step, open })}
          // The button that opened the dialog disappears with the decided payment.
          finalFocus={() => waitingCard.current}
        />
      )}
    </div>
  );
}

function Waiting({ one, onStep }: { one: Approval; onStep: (step: ApprovalStep) => void }) {
  const words = useWords(approvalsWords);
  const mayDecide = useMay('approve') && !one.isYours;
  const steps: readonly ApprovalStep[] = one.isYours
    ? ['withdraw']
    : mayDecide
      ? ['approve', 'decline']
      : [];
  const { toName, amount, askedBy, askedAt, expiresAt } = one;
  return (
    <li className="grid gap-3 py-4">
      <div className="grid gap-1">
        <PaymentFacts one={one} />
        <p className="text-caption text-muted">
          {words.decisions.waiting(askedBy, formatMoment(askedAt))}
        </p>
        <p className="text-caption text-muted">{words.until(formatMoment(expiresAt))}</p>
        {one.isYours && <p className="text-small">{words.yours}</p>}
      </div>
      {steps.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {steps.map((step) => (
            <Button
              key={step}
              size="small"
              tone={step === 'approve' ? 'primary' : 'secondary'}
              aria-label={words.ofPayment(words[step], formatMoney(amount), toName)}
              onClick={() => onStep(step)}
            >
              {words[step]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function Decided({ one }: { one: Approval }) {
  const words = useWords(approvalsWords);
  const { status, decidedBy, decidedAt, expiresAt, reason } = one;
  return (
    <li className="grid gap-1 py-4">
      <PaymentFacts one={one} isOver={status !== 'approved'} />
      <p className="text-caption text-muted">
        {words.decisions[status](decidedBy ?? '', formatMoment(decidedAt ?? expiresAt))}
      </p>
      {reason !== null && <p className="text-small wrap-anywhere">{words.reason(reason)}</p>}
    </li>
  );
}
