import { cents } from '#contract/money/cents.ts';
import type { Quote } from '#contract/transfers/transfers.ts';
import { Balance } from '../design-system/parts/balance.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { formatDate, formatMoment, formatMoney } from '../language/format.ts';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { GoalDetail } from '../goals/goal-detail.tsx';
import { FailsAfter } from '../forecast/fails-after.tsx';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { LookAlikeBanner } from './look-alike-banner.tsx';
import { NameCheckPart } from './name-check-part.tsx';
import { OtherBankBanner, PurposePart } from './ask-review.tsx';
import { Route } from './route.tsx';
import type { Intent, Unsettled } from './transfer-phases.ts';
import type { AskedPurpose } from './use-purpose.ts';

interface ConfirmationProps {
  intent: Intent;
  /** One without an answer that asked for the same. */
  same: Unsettled | undefined;
  purpose: AskedPurpose;
}

/**
 * What the member is about to confirm: from, to, amount, memo, what is left and when it arrives; and that
 * it may be one they have just sent.
 */
export function Confirmation({ intent: { request, quote }, same, purpose }: ConfirmationProps) {
  const { confirmation: words, form } = useWords(transferWords);
  const { arrival, looksLike, sentBefore, waitsUntil } = quote;
  const held = quote.endsAs === 'pending';
  const waits = waitsUntil !== undefined;
  const isOpen = same !== undefined && same.transfer === null;
  return (
    <div className="grid gap-5">
      {same && <Same same={same} quote={quote} />}
      {sentBefore && !same && (
        <Banner
          role="alert"
          tone="warning"
          title={words.sentBefore(formatMoney(quote.amount), quote.toName, sentBefore.minutesAgo)}
        >
          {words.sentBeforeDetail}
        </Banner>
      )}
      {looksLike !== undefined && <LookAlikeBanner name={looksLike} />}
      <OtherBankBanner request={request} />
      <Route
        kind={request.kind}
        fromName={quote.fromName}
        toName={quote.toName}
        toDetail={quote.toDetail}
      >
        <Money amount={quote.amount} />
      </Route>
      {quote.isFirst === true && <NameCheckPart request={request} toName={quote.toName} />}
      <PurposePart toName={quote.toName} purpose={purpose} contact={quote.trustedContact} />
      <DetailList>
        <GoalDetail request={request} />
        <Detail label={words.arrival}>
          {waits && words.waits(formatMoment(waitsUntil))}
          {!waits && (held ? words.held : form.arrival[arrival.speed](formatDate(arrival.day)))}
        </Detail>
        {request.memo !== undefined && request.memo !== '' && (
          <Detail label={words.memo}>
            <span className="whitespace-pre-wrap">{request.memo}</span>
          </Detail>
        )}
        <Detail label={words.balanceNow}>
          <Balance amount={quote.balance} />
        </Detail>
        <Detail label={isOpen ? words.afterSame : words.balanceAfter}>
          <Balance amount={quote.balanceAfter} />
        </Detail>
        {isOpen && (
          <Detail label={words.afterBoth}>
            <Balance amount={cents(quote.balanceAfter - quote.amount)} />
          </Detail>
        )}
      </DetailList>
      <FailsAfter request={request} />
      {waits && <Banner tone="warning">{words.waitsDetail(quote.toName)}</Banner>}
      {!waits && held && <Banner tone="warning">{words.heldDetail}</Banner>}
    </div>
  );
}

/** The same was asked for before, without an answer: whether it is this one or another is for the member to say. */
function Same({ same: { transfer }, quote }: { same: Unsettled; quote: Quote }) {
  const { confirmation: words } = useWords(transferWords);
  const what = [formatMoney(quote.amount), quote.toName] as const;
  return transfer === null ? (
    <Banner role="alert" tone="warning" title={words.sameNotKnown(...what)}>
      {words.sameNotKnownDetail}
    </Banner>
  ) : (
    <Banner role="alert" tone="warning" title={words.sameKnown(transfer.label, ...what)}>
      {words.sentBeforeDetail}
    </Banner>
  );
}
