import type { Approval } from '#contract/approvals/approvals.ts';
import { Money } from '../design-system/parts/money.tsx';
import { formatDate } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { standingOrderWords } from '../standing-orders/words.ts';
import { approvalsWords } from './words.ts';

/** A payment's recipient, amount, account, day and memo. */
export function PaymentFacts({ one, isOver = false }: { one: Approval; isOver?: boolean }) {
  const words = useWords(approvalsWords);
  const { repeats } = useWords(standingOrderWords);
  const { toName, toDetail, otherBank, fromName, amount, day, repeat } = one;
  const { memo, purpose, nameCheck, holdHours, isHeld } = one;
  const when = day === null ? words.asSoon : words.onDay(formatDate(day));
  const often = repeat === 'once' ? [] : [repeats[repeat]];
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{words.to(toName)}</p>
        <p className="text-caption wrap-anywhere text-muted">
          {[...(toDetail === null ? [] : [toDetail]), words.from(fromName)].join(' · ')}
        </p>
        {otherBank !== null && (
          <p className="text-small font-medium wrap-anywhere">{words.otherBank(otherBank)}</p>
        )}
        {!isOver && <p className="text-caption text-muted">{[when, ...often].join(' · ')}</p>}
        {memo !== '' && <p className="text-caption wrap-anywhere text-muted">{words.memo(memo)}</p>}
        {purpose !== null && <p className="text-caption text-muted">{words.purpose(purpose)}</p>}
        {holdHours !== null && (
          <p className="text-caption text-muted">{words.firstPaymentWaits(holdHours)}</p>
        )}
        {isHeld && <p className="text-caption text-muted">{words.held}</p>}
        {nameCheck !== null && (
          <p className="text-caption wrap-anywhere text-muted">{words.nameCheck(nameCheck)}</p>
        )}
      </div>
      <Money
        amount={amount}
        className={isOver ? 'font-semibold text-muted! line-through' : 'font-semibold'}
      />
    </div>
  );
}
