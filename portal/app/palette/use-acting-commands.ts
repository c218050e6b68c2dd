import { type MutationOptions, useMutation, useQuery } from '@tanstack/react-query';
import {
  Ban,
  BellPlus,
  CreditCard,
  FileText,
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
import type { LocalDate } from '#contract/time/time.ts';
import { accountNumbersWords } from '../../accounts/account-number-words.ts';
import { accountsQuery } from '../../accounts/queries.ts';
import { saveFile } from '../../browser/files.ts';
import type { CardPart } from '../../cards/card-parts.tsx';
import { cardsQuery } from '../../cards/queries.ts';
import { cardsWords } from '../../cards/words.ts';
import type { IconShape } from '../../design-system/parts/icon.tsx';
import { useBalancesHidden } from '../../design-system/parts/money.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { formatMoney, formatMonth } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { useExplain } from '../../language/refusals.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { useMay, useSession } from '../../queries/session.ts';
import { recipientsQuery } from '../../recipients/queries.ts';
import {
  downloadStatement,
  downloadTaxForm,
  statementArchivesQuery,
  taxYearsQuery,
} from '../../statements/queries.ts';
import { statementsWords } from '../../statements/words.ts';
import { noFilters, rowsAs } from '../../transactions/filters.ts';
import { searchAnswerWords } from '../../transactions/search-answer-words.ts';
import { useSearchAnswer } from '../../transactions/use-search-answer.ts';
import type { Command } from './commands.ts';
import { paletteWords } from './words.ts';
import type { Cents } from '#contract/money/cents.ts';
import { readAmount } from '#contract/text/typed-amount.ts';

/**
 * Commands for a typed sentence: `send 50 to ana`, `freeze my card`, `1099`, `direct deposit`. None before any text is
 * typed.
 */
export function useActingCommands(typed: string): readonly Command[] {
  const sends = useSends(typed);
  const answers = useAnswers(typed);
  const tasks = useTasks();
  const managed = [...useCardTasks(), ...useAccountTasks()];
  const documents = [...useStatements(), ...useTaxForms()];
  const mayManage = useMay('manage');
  if (typed.trim() === '') return [];
  return [...answers, ...documents, ...sends, ...tasks, ...(mayManage ? managed : [])];
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
    run: () => openTab('transfer', { kind, recipient: id, amount: (amount / 100).toFixed(2) }),
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

function useStatements(): Command[] {
  const words = useWords(paletteWords);
  const said = useWords(statementsWords);
  const language = useLanguage();
  const archives = useQuery(statementArchivesQuery).data ?? [];
  const save = useSaved(downloadStatement);
  return archives.flatMap(({ account, accountName, months }) =>
    months.map((month): Command => {
      const name = formatMonth(`${month}-01` as LocalDate, language);
      return {
        id: `statement ${account} ${month}`,
        group: 'accounts',
        icon: FileText,
        label: words.statementOf(name),
        detail: accountName,
        run: () => save({ account, month, language }, name, said.fileName(account, month)),
      };
    }),
  );
}

function useTaxForms(): Command[] {
  const { also } = useWords(paletteWords);
  const said = useWords(statementsWords);
  const language = useLanguage();
  const years = useQuery(taxYearsQuery).data ?? [];
  const save = useSaved(downloadTaxForm);
  return years.map((year) => ({
    id: `tax form ${year}`,
    group: 'accounts',
    icon: FileText,
    label: said.taxForm(year),
    also: also.taxForm,
    run: () => save({ year, language }, said.taxForm(year), said.taxFileName(year)),
  }));
}

/** Saves a document at once, or tells the fault. */
function useSaved<Wanted>(download: MutationOptions<Blob, Error, Wanted>) {
  const said = useWords(statementsWords);
  const explain = useExplain();
  const { mutateAsync } = useMutation(download);
  return (wanted: Wanted, name: string, fileName: string): void => {
    mutateAsync(wanted).then(
      (pdf) => saveFile(fileName, pdf),
      (error: unknown) => {
        const { title, detail } = explain(error);
        showToast({
          tone: 'danger',
          title: said.notDownloaded(name),
          description: `${title} ${detail ?? ''}`,
        });
      },
    );
  };
}

/**
 * The amount in a typed text, such as that of `send 50 to ana`: the first that can be sent. Null without such an amount.
 */
export function typedAmount(typed: string): Cents | null {
  for (const [text] of typed.matchAll(/(?<![\d.,])\d(?:[\d.,]*\d)?/g)) {
    const reading = readAmount(text);
    if (reading.kind === 'amount' && reading.cents > 0) return reading.cents;
  }
  return null;
}
