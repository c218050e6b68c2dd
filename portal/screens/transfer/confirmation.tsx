import { Balance } from '../../parts/balance.tsx';
import { Banner } from '../../parts/banner.tsx';
import { Money } from '../../parts/money.tsx';
import { formatDate, formatMoment, formatMoney } from '../../words/format.ts';
import { transferWords } from '../../words/transfer.ts';
import { useWords } from '../../words/words.ts';
import { Detail, DetailList } from './detail-list.tsx';
import { Route } from './route.tsx';
import type { Intent } from './transfer-phases.ts';

/**
 * What the member is about to confirm: from, to, amount, memo, what is left and when it arrives; and that
 * it may be one they have just sent.
 */
export function Confirmation({ intent: { request, quote } }: { intent: Intent }) {
  const { confirmation: words, form } = useWords(transferWords);
  const { arrival, sentBefore, waitsUntil } = quote;
  const held = quote.endsAs === 'pending';
  const waits = waitsUntil !== undefined;
  return (
    <div className="grid gap-5">
      {sentBefore && (
        <Banner
          role="alert"
          tone="warning"
          title={words.sentBefore(formatMoney(quote.amount), quote.toName, sentBefore.minutesAgo)}
        >
          {words.sentBeforeDetail}
        </Banner>
      )}
      <Route fromName={quote.fromName} toName={quote.toName} toDetail={quote.toDetail}>
        <Money amount={quote.amount} />
      </Route>
      <DetailList>
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
        <Detail label={words.balanceAfter}>
          <Balance amount={quote.balanceAfter} />
        </Detail>
      </DetailList>
      {waits && <Banner tone="warning">{words.waitsDetail(quote.toName)}</Banner>}
      {!waits && held && <Banner tone="warning">{words.heldDetail}</Banner>}
    </div>
  );
}
