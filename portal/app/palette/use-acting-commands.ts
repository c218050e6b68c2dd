import { type MutationOptions, useMutation, useQuery } from '@tanstack/react-query';
import { FileText, Hash, Lock, LockOpen, Scale, Send } from 'lucide-react';
import type { LocalDate } from '#contract/time/time.ts';
import { accountNumbersWords } from '../../accounts/account-number-words.ts';
import { accountsQuery } from '../../accounts/queries.ts';
import { saveFile } from '../../browser/files.ts';
import { cardsQuery } from '../../cards/queries.ts';
import { cardsWords } from '../../cards/words.ts';
import { showToast } from '../../design-system/parts/toast.tsx';
import { formatMoney, formatMonth } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { useExplain } from '../../language/refusals.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { useMay } from '../../queries/session.ts';
import { recipientsQuery } from '../../recipients/queries.ts';
import {
  downloadStatement,
  downloadTaxForm,
  statementArchivesQuery,
  taxYearsQuery,
} from '../../statements/queries.ts';
import { statementsWords } from '../../statements/words.ts';
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
  const managed = [...useLocks(), ...useDisputes(), ...useNumbers()];
  const documents = [...useStatements(), ...useTaxForms()];
  const mayManage = useMay('manage');
  if (typed.trim() === '') return [];
  return [...documents, ...sends, ...(mayManage ? managed : [])];
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
function useLocks(): Command[] {
  const words = useWords(paletteWords);
  const { types } = useWords(cardsWords);
  const { openTab } = useTabs();
  const cards = useQuery(cardsQuery).data ?? [];
  return cards.map(({ id, type, cardNumber, status }) => ({
    id: `lock ${id}`,
    group: 'actions',
    icon: status === 'Locked' ? LockOpen : Lock,
    label: (status === 'Locked' ? words.unlock : words.lock)(types[type]),
    detail: cardNumber,
    also: words.also.lock,
    run: () => openTab('dashboard', { open: 'card', card: type, part: 'lock' }),
  }));
}

function useDisputes(): Command[] {
  const words = useWords(paletteWords);
  const { openTab } = useTabs();
  return [
    {
      id: 'dispute',
      group: 'actions',
      icon: Scale,
      label: words.dispute,
      detail: words.disputeDetail,
      also: words.also.dispute,
      run: () => openTab('transactions'),
    },
  ];
}

/** The numbers are shown in the account's place, once the bank has confirmed the member. */
function useNumbers(): Command[] {
  const { title } = useWords(accountNumbersWords);
  const { also } = useWords(paletteWords);
  const { openPlace } = useTabs();
  const accounts = useQuery(accountsQuery).data?.accounts ?? [];
  return accounts.map(({ id, name, number }) => ({
    id: `numbers ${id}`,
    group: 'accounts',
    icon: Hash,
    label: title(name),
    detail: number,
    also: also.numbers,
    run: () => openPlace('accounts', { account: id }),
  }));
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
