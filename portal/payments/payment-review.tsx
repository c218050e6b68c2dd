import { useQuery } from '@tanstack/react-query';
import { fieldsOfKind, isOtherBank } from '#contract/payments/address-fields.ts';
import { cents } from '#contract/money/cents.ts';
import type { RecipientId } from '#contract/text/ids.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { approvalsWords } from '../approvals/words.ts';
import { brand } from '../browser/brand.ts';
import {
  Detail,
  DetailList,
  Memo,
  NameWithDetail,
} from '../design-system/composed/detail-list.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button, buttonClass } from '../design-system/parts/button.tsx';
import { lazyComponent } from '../design-system/parts/lazy-component.tsx';
import { Balance, Money } from '../design-system/parts/money.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { FailsAfter } from '../forecast/fails-after.tsx';
import { GoalDetail } from '../goals/goal-detail.tsx';
import { formatClock, formatDate, formatMoment, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { NameCheckNotice } from './name-check-notice.tsx';
import { standingOrderWords } from '../standing-orders/words.ts';
import { outlookOf } from './amount-outlook.ts';
import { type NameToCheck, transferTermsQuery } from './queries.ts';
import { scheduledTransferWords } from './scheduled-transfer-words.ts';
import { transferWords } from './words.ts';
import { useBankLookUp } from './address-fields.tsx';
import type { Intent, Unsettled } from './payment-flow.ts';
import { Route } from './route.tsx';
import { stopFirstWords } from './stop-first-words.ts';
import type { AskedPurpose } from './use-purpose.ts';
import { telephoneHref } from '../design-system/parts/text-link.tsx';

const PurposeQuestion = lazyComponent(() => import('./purpose-question.tsx'), { fallback: null });

interface PaymentReviewProps<Reviewed extends Intent = Intent> {
  intent: Reviewed;
  purpose: AskedPurpose;
  /** A transfer without an answer that asked for the same. */
  same: Unsettled | undefined;
  /** Why the last try did not make it, where the review says so; null: nothing to say. */
  error: unknown;
}

/** What the member is about to confirm, once more. */
export function PaymentReview({ intent, ...shown }: PaymentReviewProps) {
  const problem = shown.error !== null && <ProblemBanner error={shown.error} />;
  if (intent.way === 'ask') {
    return (
      <div className="grid gap-5">
        <Requested intent={intent} {...shown} />
        {problem}
      </div>
    );
  }
  const { request, quote } = intent;
  const { toName } = quote;
  return (
    <div className="grid gap-5">
      {problem}
      {intent.way === 'send' && <SentBefore quote={intent.quote} same={shown.same} />}
      {quote.looksLike !== undefined && <LookAlikeBanner name={quote.looksLike} />}
      <OtherBankBanner request={request} />
      <Route
        kind={request.kind}
        fromName={quote.fromName}
        toName={toName}
        toDetail={quote.toDetail}
      >
        <Money amount={quote.amount} />
      </Route>
      {quote.isFirst === true && <NameCheckNotice asked={nameToCheck(request)} name={toName} />}
      {shown.purpose.asks && (
        <PurposeQuestion toName={toName} purpose={shown.purpose} contact={quote.trustedContact} />
      )}
      {intent.way === 'send' ? (
        <SentNow intent={intent} same={shown.same} />
      ) : (
        <SentLater intent={intent} />
      )}
    </div>
  );
}

/** That it may be a transfer that was just sent: whether it is this one or another is for the member to say. */
function SentBefore({
  quote: { amount, toName, sentBefore },
  same,
}: {
  quote: Intent<'send'>['quote'];
  same: Unsettled | undefined;
}) {
  const { confirmation: words } = useWords(transferWords);
  const what = [formatMoney(amount), toName] as const;
  if (same === undefined && sentBefore === null) return null;
  const isOpen = same?.transfer === null;
  const title = isOpen
    ? words.sameNotKnown(...what)
    : same?.transfer
      ? words.sameKnown(same.transfer.label, ...what)
      : words.sentBefore(...what, sentBefore?.minutesAgo ?? 0);
  return (
    <Banner role="alert" tone="warning" title={title}>
      {isOpen ? words.sameNotKnownDetail : words.sentBeforeDetail}
    </Banner>
  );
}

function SentNow({
  intent: { request, quote },
  same,
}: {
  intent: Intent<'send'>;
  same: Unsettled | undefined;
}) {
  const { confirmation: words, form } = useWords(transferWords);
  const { arrival, waitsUntil } = quote;
  const held = quote.endsAs === 'pending';
  const waits = waitsUntil !== undefined;
  const isOpen = same?.transfer === null;
  return (
    <>
      <DetailList>
        <GoalDetail request={request} />
        <Detail label={words.arrival}>
          {waits && words.waits(formatMoment(waitsUntil))}
          {!waits && (held ? words.held : form.arrival[arrival.speed](formatDate(arrival.day)))}
        </Detail>
        <Memo label={words.memo}>{request.memo}</Memo>
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
    </>
  );
}

function SentLater({ intent: { request, quote } }: { intent: Intent<'schedule'> }) {
  const { confirmation: words } = useWords(scheduledTransferWords);
  const { repeats } = useWords(standingOrderWords);
  const { form } = useWords(transferWords);
  const { held } = useWords(approvalsWords);
  const { date, repeat, arrival, endsAs, sentAt } = quote;
  return (
    <DetailList>
      <Memo label={words.memo}>{request.memo}</Memo>
      <Detail label={words.date}>{words.sentAt(formatDate(date), formatClock(sentAt))}</Detail>
      <Detail label={words.repeat}>{repeats[repeat]}</Detail>
      <Detail label={words.arrival}>
        {endsAs === 'pending' ? held : form.arrival[arrival.speed](formatDate(arrival.day))}
      </Detail>
    </DetailList>
  );
}

const notKnown = { isHeld: false, waitsHours: null };

/** What an initiator is about to request, before the approvers see it. */
function Requested({
  intent: { request, days, quote },
  purpose,
}: {
  intent: Intent<'ask'>;
  purpose: AskedPurpose;
}) {
  const words = useWords(approvalsWords);
  const { asking } = words;
  const { repeats } = useWords(standingOrderWords);
  const { amount, fromName, toName, toDetail } = quote;
  const recipient = request.kind === 'internal' ? undefined : request.recipient;
  const { data } = useQuery(
    transferTermsQuery(days?.date ?? null, (recipient ?? null) as RecipientId | null),
  );
  const terms = data?.[request.kind];
  const { isHeld, waitsHours } = terms ? outlookOf(amount, terms) : notKnown;
  return (
    <>
      <DetailList>
        <Detail label={asking.to}>
          <NameWithDetail name={toName} detail={toDetail} />
        </Detail>
        <Detail label={asking.amount} amount={amount} />
        <Detail label={asking.from}>{fromName}</Detail>
        <Detail label={asking.when}>
          {days === null ? words.asSoon : words.onDay(formatDate(days.date))}
          {days !== null && days.repeat !== 'once' && ` · ${repeats[days.repeat]}`}
        </Detail>
        <Memo label={asking.memo}>{request.memo}</Memo>
      </DetailList>
      {waitsHours !== null && <p>{words.firstPaymentWaits(waitsHours)}</p>}
      {isHeld && <p>{words.held}</p>}
      <OtherBankBanner request={request} />
      <NameCheckNotice asked={nameToCheck(request)} name={toName} />
      {purpose.asks && <PurposeQuestion toName={toName} purpose={purpose} />}
    </>
  );
}

function LookAlikeBanner({ name }: { name: string }) {
  const { confirmation: words } = useWords(transferWords);
  return (
    <Banner role="alert" tone="warning" title={words.looksLike(name)}>
      {words.looksLikeDetail(name)}
    </Banner>
  );
}

/** Says that the routing number belongs to another bank than the one that was typed beside it. */
function OtherBankBanner({ request }: { request: TransferRequestInput }) {
  const { confirmation: words } = useWords(transferWords);
  const { bankName = '', routingNumber = '' } =
    request.kind === 'external' && request.recipient === undefined ? request : {};
  const { data: listed = null } = useBankLookUp({ kind: request.kind, routingNumber });
  return (
    isOtherBank(bankName, listed) && (
      <Banner role="alert" tone="warning" title={words.otherBank(listed)}>
        {words.otherBankDetail(bankName.trim(), listed)}
      </Banner>
    )
  );
}

/** Of a first payment: the name to compare with that of the receiving member. */
function nameToCheck(request: TransferRequestInput): NameToCheck | null {
  if (request.kind === 'internal') return null;
  // The requester is shown by the name that the credit union knows: there is no name to compare.
  if (request.kind === 'zelle' && request.moneyRequest !== undefined) return null;
  if (request.recipient !== undefined) return { id: request.recipient as RecipientId };
  const { kind } = request;
  return { recipient: { kind, ...fieldsOfKind(kind, request) } };
}

/** At the foot of a review whose answer is a sure sign of fraud: to stop and call comes first, to go on is possible. */
export function StopFirst({ purpose, onStop }: { purpose: AskedPurpose; onStop: () => void }) {
  const words = useWords(stopFirstWords);
  const stop = () => {
    onStop();
    // Not every device that shows this can call.
    showToast({ title: words.stopped, description: words.callUs(brand.phone), tone: 'info' });
  };
  return (
    <>
      <Button tone="secondary" onClick={purpose.goOn}>
        {words.goOn}
      </Button>
      <a href={telephoneHref(brand.phone)} onClick={stop} className={buttonClass({})}>
        {words.stopAndCall(brand.phone)}
      </a>
    </>
  );
}
