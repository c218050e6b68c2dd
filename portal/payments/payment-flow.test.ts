import { ORPCError } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { cents } from '#contract/money/cents.ts';
import type { AccountId, IntentKey, TransferId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { TransactionStatus } from '#contract/transactions/transactions.ts';
import type { Quote, Transfer, TransferRequestInput } from '#contract/transfers/transfers.ts';
import {
  emptyForm,
  type FormPhase,
  type Intent,
  nextPhase,
  paymentInHand,
  type PaymentPhase,
  type PaymentStep,
  sameUnsettled,
  type Unsettled,
} from './payment-flow.ts';
import { emptyDraft } from './transfer-draft.ts';
import type { Problem } from './transfer-problems.ts';

const firstKey = '00000000-0000-4000-8000-000000000001' as IntentKey;
const secondKey = '00000000-0000-4000-8000-000000000002' as IntentKey;

const request: TransferRequestInput = {
  kind: 'zelle',
  from: 'checking',
  amount: cents(250_00),
  name: 'Ana Ruiz',
  email: 'ana@example.com',
};
const otherRequest: TransferRequestInput = { ...request, amount: cents(251_00) };
const quote: Quote = {
  amount: cents(250_00),
  fromName: 'Checking',
  toName: 'Ana Ruiz',
  toDetail: 'ana@example.com',
  balance: cents(1000_00),
  balanceAfter: cents(750_00),
  endsAs: 'completed',
  arrival: { speed: 'within-minutes', day: '2026-11-21' as LocalDate },
  sentBefore: null,
};
const intent: Intent = { way: 'send', request, days: null, quote, intentKey: firstKey };
const problem: Problem = {
  kind: 'not sent',
  error: 'refused',
  draft: emptyDraft,
};
const unsettled: readonly Unsettled[] = [];

const form = emptyForm;
const asking: PaymentPhase = { ...emptyForm, asking: true };
const confirming: PaymentPhase = { phase: 'confirming', intent, back: null, unsettled };
const sending: PaymentPhase = {
  phase: 'processing',
  intent,
  transfer: null,
  unanswered: null,
  unsettled,
};
const unknown: PaymentPhase = {
  phase: 'processing',
  intent,
  transfer: null,
  unanswered: { error: 'no answer' },
  unsettled,
};
const accepted: PaymentPhase = {
  phase: 'processing',
  intent,
  transfer: transferThat('processing'),
  unanswered: null,
  unsettled,
};
const success = {
  phase: 'success',
  intent,
  transfer: transferThat('completed'),
  unsettled,
} satisfies PaymentPhase;
const failed = {
  phase: 'failed',
  intent,
  transfer: transferThat('failed'),
  unsettled,
} satisfies PaymentPhase;
const left: FormPhase = { ...emptyForm, unsettled: [{ intent, transfer: null }] };

const asked: PaymentStep = { step: 'asked' };
const quoted: PaymentStep = { step: 'quoted', intent };
const another: PaymentStep = { step: 'quoted', intent: { ...intent, intentKey: secondKey } };
const ofOther: PaymentStep = {
  step: 'quoted',
  intent: { ...intent, request: otherRequest, intentKey: secondKey },
};
const refused: PaymentStep = { step: 'refused', problem };
const cancelled: PaymentStep = { step: 'cancelled' };
const confirmed: PaymentStep = { step: 'confirmed' };
const unanswered: PaymentStep = { step: 'unanswered', error: 'no answer' };
const triedAgain: PaymentStep = { step: 'tried again' };
const closed: PaymentStep = { step: 'closed' };
const away: PaymentStep = { step: 'left' };
const resumed: PaymentStep = { step: 'resumed', intentKey: firstKey };
const found: PaymentStep = {
  step: 'found',
  intentKey: firstKey,
  transfer: transferThat('completed'),
};
const steps = [
  asked,
  quoted,
  refused,
  cancelled,
  confirmed,
  unanswered,
  triedAgain,
  reported('processing'),
  reported('completed'),
  closed,
  away,
];

describe('R-T6 A transfer goes from the form over confirming and processing to success', () => {
  const leads: readonly [string, PaymentPhase, PaymentStep, PaymentPhase][] = [
    ['the button asks the bank', form, asked, asking],
    ['a problem is taken away when the bank is asked again', { ...form, problem }, asked, asking],
    ['a quote opens the confirmation', asking, quoted, confirming],
    ['a refused quote leaves the form', asking, refused, { ...form, problem }],
    ['Cancel returns to the form', confirming, cancelled, form],
    ['Confirm sends', confirming, confirmed, sending],
    ['the answer is followed', sending, reported('processing'), accepted],
    ['a transfer that is done at once is a success', sending, reported('completed'), success],
    ['a completed transfer is a success', accepted, reported('completed'), success],
    [
      'R-T10 a held transfer is a success',
      accepted,
      reported('pending'),
      { ...success, transfer: transferThat('pending') },
    ],
    ['a returned transfer has failed', accepted, reported('failed'), failed],
    [
      'a transfer that was taken back has failed',
      accepted,
      reported('cancelled'),
      { ...failed, transfer: transferThat('cancelled') },
    ],
    ['a refusal at the confirmation returns to the form', sending, refused, { ...form, problem }],
    ['no answer is no refusal', sending, unanswered, unknown],
    ['asking again waits for the answer', unknown, triedAgain, sending],
    ['an answer settles what was not known', unknown, reported('processing'), accepted],
    ['giving up says in the form that it is not known', unknown, closed, left],
    ['an accepted transfer goes on without its dialog', accepted, closed, form],
    ['R-T11 after success comes the form', success, closed, form],
    ['after a failure comes the form', failed, closed, form],
    ['anyone who leaves before confirming has sent nothing', confirming, away, form],
    ['what is asked before leaving opens nothing later', asking, away, form],
  ];

  test.each(leads)('%s', (_, from, step, to) => {
    expect(nextPhase(from, step)).toEqual(to);
  });

  const taken = new Map<PaymentPhase, PaymentStep[]>([
    [form, [asked]],
    [asking, [quoted, refused, away]],
    [confirming, [cancelled, confirmed, away]],
    [sending, [refused, unanswered, reported('processing'), reported('completed')]],
    [unknown, [refused, triedAgain, reported('processing'), reported('completed'), closed]],
    [accepted, [reported('completed'), closed]],
    [success, [closed]],
    [failed, [closed]],
  ]);

  test.each([...taken])('no other step leads anywhere from %o', (from, takes) => {
    const others = steps.filter((step) => !takes.some((known) => isEqual(known, step)));
    for (const step of others) expect(nextPhase(from, step)).toEqual(from);
    for (const step of takes) expect(nextPhase(from, step)).not.toEqual(from);
  });
});

describe('R-T7 One intention has one key', () => {
  test('a second click on Confirm changes nothing', () => {
    const once = nextPhase(confirming, confirmed);
    expect(nextPhase(once, confirmed)).toBe(once);
  });

  test('asking again keeps the key', () => {
    expect(through(confirming, confirmed, unanswered, triedAgain)).toMatchObject({
      intent: { intentKey: firstKey },
    });
  });

  test('another confirmation has another key', () => {
    const again = through(confirming, cancelled, asked, another);
    expect(again).toMatchObject({ intent: { intentKey: secondKey } });
  });

  test('the same request after one without an answer is another transfer, under a key of its own', () => {
    const again = through(left, asked, another, confirmed);
    expect(again).toMatchObject({ intent: { intentKey: secondKey }, unsettled: left.unsettled });
  });

  test('the confirmation of the same request knows the one without an answer', () => {
    expect(sameUnsettled(left.unsettled, request)).toBe(left.unsettled[0]);
    expect(sameUnsettled(left.unsettled, otherRequest)).toBeUndefined();
  });

  test('the one without an answer is resumed under its own key, from the form and from a confirmation', () => {
    const fresh = another;
    expect(nextPhase(left, resumed)).toEqual(sending);
    expect(through(left, asked, fresh, resumed)).toEqual(sending);
  });

  test('what the bank tells of it stands in the form, is not resumed, and can be put aside', () => {
    const told = nextPhase(left, found);
    expect(told.unsettled).toEqual([{ intent, transfer: transferThat('completed') }]);
    expect(nextPhase(told, resumed)).toBe(told);
    expect(nextPhase(told, { step: 'put aside', intentKey: firstKey })).toEqual(form);
  });

  test('what is not known of one goes along through all phases of another', () => {
    const fresh = ofOther;
    const journey = [asked, fresh, confirmed, reported('completed'), closed];
    for (const [index] of journey.entries()) {
      expect(through(left, ...journey.slice(0, index + 1)).unsettled).toEqual(left.unsettled);
    }
    expect(through(left, asked, fresh, confirmed, unanswered, closed).unsettled).toHaveLength(2);
  });

  test('another request after one without an answer has a key of its own', () => {
    const again = through(unknown, closed, asked, ofOther);
    expect(again).toMatchObject({ intent: { request: otherRequest, intentKey: secondKey } });
  });
});

describe('R-T1 A payment that is not followed is reviewed until the bank has answered', () => {
  const days = { date: '2026-12-01' as LocalDate, repeat: 'once' } as const;
  const { amount, fromName, toName, toDetail } = quote;
  const requested: Intent = {
    way: 'ask',
    request,
    days,
    quote: { amount, fromName, toName, toDetail },
    intentKey: firstKey,
  };
  const reviewed = { ...emptyForm, asking: true };
  const begun = nextPhase(reviewed, { step: 'quoted', intent: requested });
  const refusal = (code: string) => new ORPCError(code, { defined: true });

  test('the answer ends it', () => {
    expect(through(begun, confirmed, { step: 'done' })).toEqual(form);
  });

  test('the same that is scheduled is asked for again only once the member says so', () => {
    const error = refusal('ALREADY_SCHEDULED');
    const back = through(begun, confirmed, { step: 'asked back', error });
    expect(back).toMatchObject({ phase: 'confirming', back: { error }, intent: requested });
    expect(nextPhase(back, confirmed)).toMatchObject({ intent: { again: true } });
    expect(nextPhase(back, cancelled)).toEqual(form);
  });

  test('what it is for is asked where the bank wants to know it, and sent along', () => {
    const error = refusal('PURPOSE_NEEDED');
    const back = through(begun, confirmed, { step: 'asked back', error });
    expect(back).toMatchObject({ intent: { quote: { asksPurpose: true } } });
    const said = nextPhase(back, { step: 'confirmed', purpose: 'goods' });
    expect(said).toMatchObject({ intent: { request: { purpose: 'goods' } } });
    expect(said).not.toHaveProperty('intent.again');
  });
});

test('A transfer is in hand for its visit, whichever screen asks, and for no other', () => {
  const visit = new QueryClient();
  paymentInHand(visit).take({ step: 'asked' });
  expect(paymentInHand(visit).phase()).toEqual({ ...emptyForm, asking: true });
  expect(paymentInHand(new QueryClient()).phase()).toEqual(emptyForm);
});

test('Anyone who listens hears of each step that leads somewhere, until they stop', () => {
  const { take, subscribe, phase } = paymentInHand(new QueryClient());
  const heard: string[] = [];
  const stop = subscribe(() => heard.push(phase().phase));
  take({ step: 'closed' });
  take({ step: 'asked' });
  stop();
  take({ step: 'left' });
  expect(heard).toEqual(['form']);
});

function through(from: PaymentPhase, ...taken: PaymentStep[]): PaymentPhase {
  return taken.reduce(nextPhase, from);
}

function reported(status: TransactionStatus): PaymentStep {
  return { step: 'reported', transfer: transferThat(status) };
}

function transferThat(status: TransactionStatus): Transfer {
  return {
    id: '00000000-0000-4000-8000-00000000000a' as TransferId,
    label: 'TXN-123456',
    reference: 'REF-12345678',
    kind: 'zelle',
    status,
    amount: cents(250_00),
    from: 'checking' as AccountId,
    fromName: 'Checking',
    toName: 'Ana Ruiz',
    toDetail: 'ana@example.com',
    memo: '',
    category: 'Zelle',
    at: 1_700_000_123_456 as EpochMs,
    date: '2023-11-14' as LocalDate,
    time: '5:15 PM',
  };
}

function isEqual(one: PaymentStep, other: PaymentStep): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
