import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { ReceivedRequest } from '#contract/money-requests/money-requests.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { LoadedAccounts, movableAccounts, useAccountChoice } from '../accounts/account-choice.tsx';
import { accountsQuery } from '../accounts/queries.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { type AmountFault, amountFault, readAmount } from '#contract/text/typed-amount.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { ChoiceSelect } from '../design-system/parts/choice-select.tsx';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { Money, useBalancesHidden } from '../design-system/parts/money.tsx';
import { partsWords } from '../design-system/words.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { useMay } from '../queries/session.ts';
import { PaymentDialog } from '../payments/payment-dialog.tsx';
import { usePayment } from '../payments/use-payment.ts';
import { emptyDraft } from '../payments/transfer-draft.ts';
import { moneyRequestWords } from './words.ts';

/** A request for money, the requester, and the way to pay it: by a transfer as any other, which is reviewed first. */
export default function PayDialog({ one, ...dialog }: DialogOpen & { one: ReceivedRequest }) {
  const { paying: words } = useWords(moneyRequestWords);
  const [maySend, mayAsk] = [useMay('move'), useMay('initiate')];
  const close = () => dialog.onOpenChange(false);
  const facts = <RequestFacts one={one} />;
  const reason = reasonNot(one, maySend || mayAsk, words);
  if (reason !== null) {
    return (
      <Dialog
        {...dialog}
        title={words.title(one.from)}
        footer={<Button onClick={close}>{words.close}</Button>}
      >
        <div className="grid gap-5">
          {facts}
          <Banner tone="info">{reason}</Banner>
        </div>
      </Dialog>
    );
  }
  return <Pay one={one} facts={facts} asks={!maySend} {...dialog} />;
}

function reasonNot(
  { status, isOwn }: ReceivedRequest,
  mayPay: boolean,
  words: (typeof moneyRequestWords)['en']['paying'],
): string | null {
  if (isOwn) return words.own;
  if (status !== 'open') return `${words.over[status]} ${words.overDetail}`;
  return mayPay ? null : words.mayNot;
}

function RequestFacts({ one }: { one: ReceivedRequest }) {
  const { paying: words } = useWords(moneyRequestWords);
  return (
    <div className="grid gap-4">
      {one.amount !== null && (
        <p className="text-center">
          <Money amount={one.amount} sign="none" className="text-title font-bold" />
        </p>
      )}
      {one.note !== '' && (
        <p className="text-center wrap-anywhere">
          <span className="sr-only">{words.note}: </span>
          {one.note}
        </p>
      )}
      {one.status === 'open' && !one.isOwn && (
        <Banner tone="warning" title={words.careful}>
          {words.carefulDetail(one.from)}
        </Banner>
      )}
    </div>
  );
}

interface PayProps extends DialogOpen {
  one: ReceivedRequest;
  facts: ReactNode;
}

function useSource(one: ReceivedRequest) {
  const accounts = movableAccounts(useQuery(accountsQuery).data?.accounts ?? []);
  const [chosen, setChosen] = useState<AccountId | null>(null);
  const [text, setText] = useState('');
  const from = accounts.find(({ id }) => id === chosen) ?? accounts[0] ?? null;
  const reading = readAmount(text);
  const typed = reading.kind === 'amount' && reading.cents > 0 ? reading.cents : null;
  const amount = one.amount ?? typed;
  const request: TransferRequestInput | null =
    from === null || amount === null
      ? null
      : { kind: 'zelle', from: from.id, amount, memo: one.note, moneyRequest: one.id };
  return { from, setChosen, text, setText, request };
}

type Source = ReturnType<typeof useSource>;

/** Pays, or asks the persons who approve to pay. */
function Pay({ one, facts, asks, open, onOpenChange }: PayProps & { asks: boolean }) {
  const source = useSource(one);
  const { from } = source;
  const { paying: words } = useWords(moneyRequestWords);
  const payment = usePayment();
  const [wasAsked, setAsked] = useState(false);
  const { phase } = payment;
  const isForm = phase.phase === 'form' || !isOf(phase.intent.request, one);
  const problem = wasAsked && phase.phase === 'form' ? phase.problem : null;
  const review = (request: TransferRequestInput) => {
    setAsked(true);
    const order = { request, days: null };
    if (!asks) return void payment.review({ way: 'send', ...order }, emptyDraft);
    const amount = cents(request.amount);
    const quote = { amount, fromName: from?.name ?? '', toName: one.from, toDetail: null };
    return void payment.review({ way: 'ask', ...order, quote }, emptyDraft);
  };
  return (
    <>
      <PayForm
        one={one}
        facts={facts}
        source={source}
        open={open && isForm}
        onOpenChange={onOpenChange}
        submit={asks ? words.askFor : words.review}
        busy={phase.phase === 'form' && phase.asking}
        error={problem?.kind === 'not sent' ? problem.error : null}
        onSubmit={review}
      />
      {!isForm && (
        <PaymentDialog
          payment={payment}
          draft={emptyDraft}
          onEnd={(how) => {
            if (how !== 'failed') onOpenChange(false);
          }}
          finalFocus={nothingToFocus}
        />
      )}
    </>
  );
}

/** The dialog of the request is behind it, and takes the focus by itself. */
const nothingToFocus = () => null;

function isOf(request: TransferRequestInput, { id }: ReceivedRequest): boolean {
  return request.kind === 'zelle' && request.moneyRequest === id;
}

interface PayFormProps extends PayProps {
  source: Source;
  submit: string;
  busy: boolean;
  error: unknown;
  onSubmit: (request: TransferRequestInput) => void;
}

function PayForm({ one, facts, source, submit, busy, error, onSubmit, ...dialog }: PayFormProps) {
  const { paying: words, keep } = useWords(moneyRequestWords);
  const [fault, setFault] = useState<AmountFault>();
  const { amount: faultWords } = useWords(partsWords);
  const amountField = useRef<HTMLInputElement>(null);
  const choiceOf = useChoice();
  const { from, setChosen, text, setText, request } = source;
  const go = () => {
    if (request !== null) return onSubmit(request);
    setFault(amountFault(readAmount(text)));
    return amountField.current?.focus();
  };
  return (
    <Dialog
      {...dialog}
      title={words.title(one.from)}
      footer={
        <>
          <Button tone="secondary" onClick={() => dialog.onOpenChange(false)}>
            {keep}
          </Button>
          <Button busy={busy} disabled={from === null} onClick={go}>
            {submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {facts}
        {one.amount === null && (
          <AmountField
            ref={amountField}
            label={words.amount}
            name="amount"
            size="large"
            value={text}
            onValueChange={(typed) => {
              setText(typed);
              setFault(undefined);
            }}
            error={fault && faultWords[fault]}
            zeroError={faultWords['amount needed']}
          />
        )}
        <LoadedAccounts>
          {(accounts) => (
            <ChoiceSelect
              label={words.from}
              name="from"
              value={from?.id ?? ''}
              onValueChange={setChosen}
              choices={accounts.map(choiceOf)}
            />
          )}
        </LoadedAccounts>
        {error !== null && <ProblemBanner error={error} />}
      </div>
    </Dialog>
  );
}

function useChoice() {
  const { paying: words } = useWords(moneyRequestWords);
  const [isHidden] = useBalancesHidden();
  const choice = useAccountChoice();
  return (account: Account) => {
    const shown: Cents = account.available;
    const label = isHidden ? account.name : words.account(account.name, formatMoney(shown));
    return choice(account, label);
  };
}
