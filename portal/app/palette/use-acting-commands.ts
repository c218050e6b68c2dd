import { useQuery } from '@tanstack/react-query';
import {
  Ban,
  BellPlus,
  CreditCard,
  Gauge,
  Hash,
  Hourglass,
  Lock,
  LockOpen,
  Plane,
  ReceiptText,
  RefreshCcw,
  Scale,
  Send,
  ShieldQuestionMark,
  Tags,
  UserPlus,
} from 'lucide-react';
import type { AccessArea } from '#contract/procedures/procedure.ts';
import { writeAmount } from '#contract/text/typed-amount.ts';
import { accountNumbersWords } from '../../accounts/account-number-words.ts';
import { accountsQuery } from '../../accounts/queries.ts';
import { payeesQuery } from '../../bills/queries.ts';
import type { CardPart } from '../../cards/card-parts.tsx';
import { cardsQuery } from '../../cards/queries.ts';
import { cardsWords } from '../../cards/words.ts';
import { reasonMeant } from '../../disputes/dispute-draft.ts';
import { disputesWords } from '../../disputes/words.ts';
import type { IconShape } from '../../design-system/parts/icon.tsx';
import { useBalancesHidden } from '../../design-system/parts/money.tsx';
import { formatDate, formatMoney } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { useMay, useSession } from '../../queries/session.ts';
import { recipientsQuery } from '../../recipients/queries.ts';
import { standingOrderWords } from '../../standing-orders/words.ts';
import { newestTransactionsQuery } from '../../transactions/queries.ts';
import { noFilters, rowsAs } from '../../transactions/filters.ts';
import { searchAnswerWords, useSearchAnswer } from '../../transactions/use-search-answer.ts';
import type { Command } from './commands.ts';
import { useDocuments } from './use-documents.ts';
import { plainAmount, rhythms, typedAmount, typedRepeat } from './typed-sentence.ts';
import { paletteWords } from './words.ts';

/**
 * Commands for a typed sentence: `send 50 to ana`, `freeze my card`, `1099`, `direct deposit`. None before any text is
 * typed.
 */
export function useActingCommands(typed: string): readonly Command[] {
  const answers = useAnswers(typed);
  const documents = useDocuments();
  const payments = [...useSends(typed), ...useBills(typed)];
  const tasks = useTasks();
  const managed = [
    ...useTypedAlerts(typed),
    ...useDisputes(typed),
    ...useCardTasks(),
    ...useAccountTasks(),
  ];
  const mayManage = useMay('manage');
  if (typed.trim() === '') return [];
  return [...answers, ...documents, ...payments, ...tasks, ...(mayManage ? managed : [])];
}

/** What was asked of the history in everyday words, and the answer: `groceries last month`. */
function useAnswers(typed: string): Command[] {
  const says = useWords(searchAnswerWords);
  const { openTab } = useTabs();
  const [hidden] = useBalancesHidden();
  const answer = useSearchAnswer({ ...noFilters, search: typed });
  if (answer === null || answer.sum?.amount === 0) return [];
  const { title, sum } = answer;
  const total = sum && `${sum.isIn ? says.received : says.spent} ${formatMoney(sum.amount)}`;
  return [
    {
      id: 'answer',
      group: 'actions',
      icon: ReceiptText,
      label: title,
      detail: hidden ? '' : (total ?? ''),
      also: typed,
      run: () => openTab('transactions', { search: typed }),
    },
  ];
}

/** The amount is filled into the form; the review asks before any money is sent. */
function useSends(typed: string): Command[] {
  const words = useWords(paletteWords);
  const maySend = useMay('move');
  const { openTab } = useTabs();
  const recipients = useQuery(recipientsQuery).data ?? [];
  const amount = typedAmount(typed);
  if (amount === null || !maySend) return [];
  return recipients.map(({ id, kind, name }) => ({
    id: `send amount ${id}`,
    group: 'recipients',
    icon: Send,
    label: words.sendAmountTo(formatMoney(amount), name),
    also: plainAmount(amount),
    run: () => openTab('transfer', { kind, recipient: id, amount: writeAmount(amount) }),
  }));
}

/** The payee, the amount and the rhythm are filled into the form of a bill. */
function useBills(typed: string): Command[] {
  const { pay, also } = useWords(paletteWords);
  const { repeats } = useWords(standingOrderWords);
  const mayOrder = useMay('order');
  const { openPlace } = useTabs();
  const payees = useQuery({ ...payeesQuery, enabled: mayOrder && typed !== '' }).data ?? [];
  const amount = typedAmount(typed);
  const repeat = typedRepeat(typed);
  if (!mayOrder) return [];
  return payees.map(({ id, name }) => ({
    id: `pay ${id}`,
    group: 'actions',
    icon: ReceiptText,
    label: pay(amount === null ? null : formatMoney(amount), name),
    detail: repeat === null ? '' : repeats[repeat],
    also: [
      also.bill,
      ...(amount === null ? [] : [plainAmount(amount)]),
      ...(repeat === null ? [] : rhythms[repeat]),
    ].join(' '),
    run: () =>
      openPlace('bills', {
        draft: {
          payee: id,
          ...(amount !== null && { amount: writeAmount(amount) }),
          ...(repeat !== null && { repeat }),
        },
      }),
  }));
}

/** A lock is confirmed once more at the card's own place. */
function useCardTasks(): Command[] {
  const words = useWords(paletteWords);
  const { types, parts } = useWords(cardsWords);
  const { openTab } = useTabs();
  const cards = useQuery(cardsQuery).data ?? [];
  return cards.flatMap(({ id, type, cardNumber, status }) => {
    const isLocked = status === 'Locked';
    const command = (part: CardPart, icon: IconShape, label: string, also: string): Command => ({
      id: `${part} ${id}`,
      group: 'actions',
      icon,
      label,
      detail: cardNumber,
      also,
      run: () => openTab('dashboard', { open: 'card', card: type, part }),
    });
    const lock = (isLocked ? words.unlock : words.lock)(types[type]);
    const { pin, travel, newCard, limits } = words.also.cardParts;
    const named = (part: string) => `${part}: ${types[type]}`;
    return [
      command('lock', isLocked ? LockOpen : Lock, lock, words.also.lock),
      command('pin', Hash, named(parts.pin), pin),
      command('travel', Plane, named(parts.travel), travel),
      command('new card', CreditCard, named(parts.newCard), newCard),
      command('limits', Gauge, named(parts.limits), limits),
    ];
  });
}

/** Tasks that a member has a word for, and their places. */
function useTasks(): Command[] {
  const { tasks } = useWords(paletteWords);
  const { openTab, openPlace } = useTabs();
  const { may } = useSession().membership;
  const debits = rowsAs({ ...noFilters, type: 'debit', range: '90days' });
  const all: Record<keyof typeof tasks, [AccessArea, IconShape, () => void]> = {
    dispute: ['manage', Scale, () => openTab('transactions', debits)],
    category: ['manage', Tags, () => openTab('transactions')],
    cancel: ['order', Ban, () => openPlace('upcoming')],
    subscription: ['see', RefreshCcw, () => openPlace('spending', { part: 'subscriptions' })],
    lowBalance: ['manage', BellPlus, () => openPlace('alerts', { part: 'new alert' })],
    jointOwner: ['grant', UserPlus, () => openPlace('people', { part: 'invitation' })],
  };
  return (Object.keys(all) as (keyof typeof all)[])
    .map((name) => ({ name, task: all[name] }))
    .filter(({ task: [area] }) => may.includes(area))
    .map(({ name, task: [, icon, run] }) => ({
      id: `task ${name}`,
      group: 'actions',
      icon,
      run,
      ...tasks[name],
    }));
}

/** The account and the amount are filled into the form of an alert. */
function useTypedAlerts(typed: string): Command[] {
  const { alertBelow, tasks } = useWords(paletteWords);
  const { openPlace } = useTabs();
  const accounts = useQuery(accountsQuery).data?.accounts ?? [];
  const amount = typedAmount(typed);
  if (amount === null) return [];
  return accounts.map(({ id, name }) => ({
    id: `alert ${id}`,
    group: 'actions',
    icon: BellPlus,
    label: alertBelow(name, formatMoney(amount)),
    also: `${tasks.lowBalance.label} ${tasks.lowBalance.also} ${plainAmount(amount)}`,
    run: () =>
      openPlace('alerts', {
        part: 'new alert',
        draft: { account: id, amount: writeAmount(amount) },
      }),
  }));
}

/** The latest payments that a member may dispute: the form opens with the reason that was typed. */
function useDisputes(typed: string): Command[] {
  const { disputeOf, tasks } = useWords(paletteWords);
  const { meant, reasons } = useWords(disputesWords);
  const { openTab } = useTabs();
  const [hidden] = useBalancesHidden();
  const { data: payments = [] } = useQuery({ ...latestPaymentsQuery, enabled: typed !== '' });
  const reason = reasonMeant(typed, meant);
  return payments
    .filter(({ transferId, disputed }) => transferId === null && disputed === undefined)
    .slice(0, 4)
    .map(({ id, description, amount, date }) => ({
      id: `dispute ${id}`,
      group: 'actions',
      icon: Scale,
      label: disputeOf(description),
      detail: [
        ...(reason === null ? [] : [reasons[reason]]),
        ...(hidden ? [] : [formatMoney(amount)]),
        formatDate(date),
      ].join(' · '),
      also: [tasks.dispute.also, ...Object.values(meant)].join(' '),
      run: () =>
        openTab('transactions', {
          transaction: id,
          part: `dispute ${id}`,
          draft: { reason: reason ?? '' },
        }),
    }));
}

/** The payments among which those are that a member may dispute. */
export const latestPaymentsQuery = newestTransactionsQuery(10, {
  range: '90days',
  type: 'debit',
  status: 'completed',
});

/** What an account's own place tells: its numbers, once the bank has confirmed the member, what is on hold, and overdrafts. */
function useAccountTasks(): Command[] {
  const { title } = useWords(accountNumbersWords);
  const words = useWords(paletteWords);
  const { openPlace } = useTabs();
  const accounts = useQuery(accountsQuery).data?.accounts ?? [];
  return accounts.flatMap(({ id, name, number, type }) => {
    const command = (task: 'numbers' | 'hold' | 'overdraft', icon: IconShape, label: string) => ({
      id: `${task} ${id}`,
      group: 'accounts' as const,
      icon,
      label,
      detail: number,
      also: words.also[task],
      run: () => openPlace('accounts', { account: id, part: task }),
    });
    return [
      command('numbers', Hash, title(name)),
      command('hold', Hourglass, words.onHold(name)),
      ...(type === 'primary' ? [command('overdraft', ShieldQuestionMark, words.overdraft)] : []),
    ];
  });
}
