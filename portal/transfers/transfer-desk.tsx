import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { statusWords } from '#contract/transactions/status-words.ts';
import type { Account } from '#contract/accounts/accounts.ts';
import type { Goal } from '#contract/goals/goals.ts';
import { cents } from '#contract/money/cents.ts';
import type { Recipient } from '#contract/recipients/recipients.ts';
import type { Quote, Transfer, TransferRequestInput } from '#contract/transfers/transfers.ts';
import { approvalsWords } from '../approvals/words.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { goalsQuery } from '../goals/queries.ts';
import { useWords } from '../language/sentences.ts';
import { useBankLookUp } from '../payments/address-fields.tsx';
import { PaymentDialog } from '../payments/payment-dialog.tsx';
import type { Intent, PaymentPhase, Unsettled } from '../payments/payment-flow.ts';
import { isSameRequest } from '../payments/payment-order.ts';
import { usePayment } from '../payments/use-payment.ts';
import { recipientsQuery } from '../recipients/queries.ts';
import { howReached } from '../payments/address.ts';
import { answeredRecipient } from './folded-recipient.tsx';
import { fieldId } from '../payments/transfer-alert.tsx';
import {
  choicesOf,
  dayOf,
  keepDraft,
  newDraft,
  requestOf,
  type TransferDraft,
} from '../payments/transfer-draft.ts';
import { TransferForm } from './transfer-form.tsx';
import { transferWords } from '../payments/words.ts';
import type { IntentKey } from '#contract/text/ids.ts';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { formatMoney } from '../language/format.ts';
import { useCompletedDetail } from '../payments/sent-on.ts';
import { useLostTransfer } from '../payments/progress.tsx';

interface TransferDeskProps {
  accounts: readonly Account[];
  initially: TransferDraft;
  /** An initiator asks for approval and sends nothing. */
  asks?: boolean;
}

const nobody: readonly Recipient[] = [];
const noGoals: readonly Goal[] = [];

/** Where a transfer is made: the form, and above it the dialog from the review to the receipt. */
export function TransferDesk({ accounts, initially, asks = false }: TransferDeskProps) {
  const visit = useQueryClient();
  const [draft, setDraftHere] = useState(initially);
  const latest = useRef(draft);
  const change = useCallback(
    (changed: Partial<TransferDraft>) => {
      latest.current = { ...latest.current, ...changed };
      setDraftHere(latest.current);
      if (!asks) keepDraft(visit, latest.current);
    },
    [visit, asks],
  );
  const payment = usePayment();
  const { phase } = payment;
  // What is wrong of a transfer now is not of one on a later day.
  const problem = phase.phase === 'form' ? phase.problem : null;
  const { form: words } = useWords(transferWords);
  const { asking } = useWords(approvalsWords);
  const form = useRef<HTMLFormElement>(null);

  // These only save typing: without them every detail can still be typed.
  const { data: recipients = nobody } = useQuery(recipientsQuery);
  const { data: bankOfRoutingNumber = null } = useBankLookUp(draft);
  const goals = useQuery({ ...goalsQuery, enabled: !asks }).data?.goals ?? noGoals;

  const { kind, from, to, goal, recipient, bankName } = draft;
  const choices = useMemo(
    () =>
      choicesOf(
        { kind, from, to, goal, recipient, bankName },
        { accounts, recipients, goals: asks ? noGoals : goals, bankOfRoutingNumber },
      ),
    [
      kind,
      from,
      to,
      goal,
      recipient,
      bankName,
      accounts,
      recipients,
      goals,
      asks,
      bankOfRoutingNumber,
    ],
  );
  const request = requestOf(draft, choices);

  const review = (asked: TransferRequestInput, dateWrong: boolean) => {
    const date = dayOf(draft);
    if (draft.when === 'later' && date === null) {
      const fault = dateWrong ? 'date wrong' : 'date needed';
      payment.object({ kind: 'no day', fault, draft });
      document.getElementById(fieldId('date'))?.focus();
      return;
    }
    const days = date && { date, repeat: draft.repeat };
    if (!asks) {
      void payment.review({ way: days ? 'schedule' : 'send', request: asked, days }, draft);
      return;
    }
    const reached = answeredRecipient(draft, choices);
    const quote = {
      amount: cents(asked.amount),
      fromName: choices.from?.name ?? '',
      toName:
        kind === 'internal' ? (choices.to?.name ?? '') : (choices.recipient?.name ?? draft.name),
      toDetail: reached && howReached(reached, words),
    };
    void payment.review({ way: 'ask', request: asked, days, quote }, draft);
  };

  /** Behind an open dialog the button is disabled, and so the browser forgets that it had the focus. */
  const focusBack = () => {
    const button = form.current?.querySelector<HTMLButtonElement>('[type=submit]') ?? null;
    return button?.disabled === true ? form.current : button;
  };

  return (
    <>
      <TransferForm
        ref={form}
        accounts={accounts}
        draft={draft}
        onChange={change}
        choices={choices}
        problem={problem?.draft.when === draft.when ? problem : null}
        asking={phase.phase === 'form' && phase.asking}
        dialogOpen={phase.phase !== 'form'}
        request={request}
        quoted={quotedOf(phase, request)}
        notices={
          asks ? (
            <Banner tone="info" title={asking.what} />
          ) : (
            <UnsettledTransfers
              unsettled={phase.unsettled}
              onResume={(intent) => void payment.resume(intent, draft)}
              onFound={payment.find}
              onPutAside={payment.putAside}
            />
          )
        }
        onReview={review}
      />
      <PaymentDialog
        payment={payment}
        draft={draft}
        onEnd={(how) => {
          if (how !== 'sent') return;
          change(newDraft(accounts));
          // The button that opened the dialog is disabled now and cannot take the focus back.
          form.current?.focus();
        }}
        finalFocus={focusBack}
      />
    </>
  );
}

/** While the form's transfer is on its way, its account already excludes the amount: it is not subtracted again. */
function quotedOf(phase: PaymentPhase, request: TransferRequestInput | null): Quote | null {
  const isOnItsWay = phase.phase === 'processing' || phase.phase === 'success';
  if (!isOnItsWay || request === null || phase.intent.way !== 'send') return null;
  return isSameRequest(phase.intent.request, request) ? phase.intent.quote : null;
}

interface UnsettledTransfersProps {
  unsettled: readonly Unsettled[];
  /** Sends it once more under its own key. */
  onResume: (intent: Intent) => void;
  onFound: (key: IntentKey, transfer: Transfer) => void;
  onPutAside: (key: IntentKey) => void;
}

/** The known state of transfers with a lost answer. The form itself holds another transfer. */
function UnsettledTransfers({ unsettled, ...actions }: UnsettledTransfersProps) {
  return unsettled.map(({ intent, transfer }) =>
    transfer === null ? (
      <NotKnown key={intent.intentKey} intent={intent} {...actions} />
    ) : (
      <Known
        key={intent.intentKey}
        transfer={transfer}
        onPutAside={() => actions.onPutAside(intent.intentKey)}
      />
    ),
  );
}

type NotKnownProps = Pick<UnsettledTransfersProps, 'onResume' | 'onFound'> & { intent: Intent };

function NotKnown({ intent, onResume, onFound }: NotKnownProps) {
  const { unsettled: words } = useWords(transferWords);
  const { amount, toName } = intent.quote;
  useLostTransfer(intent.intentKey, (transfer) => onFound(intent.intentKey, transfer));
  return (
    <Banner
      role="alert"
      tone="warning"
      title={words.notKnown(formatMoney(amount), toName)}
      action={<TextButton onClick={() => onResume(intent)}>{words.same}</TextButton>}
    >
      {words.notKnownDetail}
    </Banner>
  );
}

function Known({ transfer, onPutAside }: { transfer: Transfer; onPutAside: () => void }) {
  const { unsettled: words } = useWords(transferWords);
  const { names } = useWords(statusWords);
  const completed = useCompletedDetail();
  const { amount, toName, label } = transfer;
  return (
    <Banner
      role="status"
      tone="info"
      title={words.known(label, formatMoney(amount), toName, names[transfer.status])}
      action={<TextButton onClick={onPutAside}>{words.putAside}</TextButton>}
    >
      {transfer.status === 'completed' && `${completed(transfer)} `}
      {words.knownDetail}
    </Banner>
  );
}
