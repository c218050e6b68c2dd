import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText, Lock, LockOpen, Send } from 'lucide-react';
import type { LocalDate } from '#contract/time/time.ts';
import { saveFile } from '../../browser/save-file.ts';
import { cardsQuery } from '../../cards/queries.ts';
import { cardsWords } from '../../cards/words.es.ts';
import { showToast } from '../../design-system/parts/toast.tsx';
import { formatMoney, formatMonth } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { useExplain } from '../../language/refusals.ts';
import { useWords } from '../../language/words.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { useMay } from '../../queries/session.ts';
import { recipientsQuery } from '../../recipients/queries.ts';
import { downloadStatement, statementArchivesQuery } from '../../statements/queries.ts';
import { statementsWords } from '../../statements/words.es.ts';
import type { Command } from './commands.ts';
import { typedAmount } from './typed-amount.ts';
import { paletteWords } from './words.es.ts';

/** What is done by a sentence: `send 50 to ana`, `lock debit card`, `statement of march`. Nothing before anything is typed. */
export function useActingCommands(typed: string): readonly Command[] {
  const sends = useSends(typed);
  const locks = useLocks();
  const statements = useStatements();
  return typed.trim() === '' ? [] : [...sends, ...locks, ...statements];
}

/** The amount stands in the form; the review asks before anything is sent. */
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

/** Locking is asked for once more where the card is managed. */
function useLocks(): Command[] {
  const words = useWords(paletteWords);
  const { types } = useWords(cardsWords);
  const mayManage = useMay('manage');
  const { openTab } = useTabs();
  const cards = useQuery(cardsQuery).data ?? [];
  if (!mayManage) return [];
  return cards.map(({ id, type, cardNumber, status }) => ({
    id: `lock ${id}`,
    group: 'actions',
    icon: status === 'Locked' ? LockOpen : Lock,
    label: (status === 'Locked' ? words.unlock : words.lock)(types[type]),
    detail: cardNumber,
    run: () => openTab('dashboard', { open: 'card', card: type, part: 'lock' }),
  }));
}

/** The file is saved at once. */
function useStatements(): Command[] {
  const words = useWords(paletteWords);
  const said = useWords(statementsWords);
  const language = useLanguage();
  const explain = useExplain();
  const archives = useQuery(statementArchivesQuery).data ?? [];
  const { mutate } = useMutation({
    ...downloadStatement,
    onSuccess: (pdf, { account, month }) =>
      saveFile(said.fileName(account, month), new Blob([pdf], { type: 'application/pdf' })),
    onError: (error, { month }) => {
      const { title, detail } = explain(error);
      showToast({
        tone: 'danger',
        title: said.notDownloaded(formatMonth(`${month}-01` as LocalDate, language)),
        description: `${title} ${detail ?? ''}`,
      });
    },
  });
  return archives.flatMap(({ account, accountName, months }) =>
    months.map((month): Command => ({
      id: `statement ${account} ${month}`,
      group: 'accounts',
      icon: FileText,
      label: words.statementOf(formatMonth(`${month}-01` as LocalDate, language)),
      detail: accountName,
      run: () => mutate({ account, month, language }),
    })),
  );
}
