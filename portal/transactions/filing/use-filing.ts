import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotFiled } from '#contract/transactions/transaction-filing.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { Category, SplitPart, Transaction } from '#contract/transactions/transactions.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { showToast } from '../../design-system/parts/toast.tsx';
import { useUndo } from '../../design-system/parts/undo.ts';
import { useExplainNotDone } from '../../language/refusals.ts';
import { useWords } from '../../language/sentences.ts';
import { bankChange, repeatable } from '../../queries/bank-changes.ts';
import { changeAtOnce, shownIn } from '../../queries/change-at-once.ts';
import { categoryWords } from '../category-words.ts';
import { refreshOwn } from '../../queries/refresh.ts';
import { type HistoryPages, withChanged } from '../history-pages.ts';
import { changeShown, transactionsKey } from '../queries.ts';
import { filingWords } from './words.ts';

/** Under what a transaction is to be filed. */
export interface Filing {
  readonly category: Category;
  /** With everything of the same payee. */
  readonly always: boolean;
}

/** Files a transaction, or splits it; the former category can come back. */
export function useFiling(transaction: Transaction, onDone: () => void) {
  const { id } = transaction;
  const words = useWords(filingWords);
  const tell = useToldFiling();
  const file = useMutation({
    ...bankChange(
      ({ transactions }, filing: Filing) => transactions.file({ id, ...filing }),
      repeatable,
    ),
    onSuccess: async ({ category, changed }, { always }, _, { client }) => {
      changeShown(client, id, ({ split: _parts, ...shown }) => ({ ...shown, category }));
      await refreshOwn(client, 'filing');
      tell(category, always ? changed : 1, always ? [] : [transaction]);
      onDone();
    },
  });
  const split = useMutation({
    ...bankChange(
      ({ transactions }, parts: readonly SplitPart[]) =>
        transactions.split({ id, parts: [...parts] }),
      repeatable,
    ),
    onSuccess: async (_, parts, __, { client }) => {
      await refreshOwn(client, 'filing');
      showToast({ title: parts.length === 0 ? words.isWhole : words.isSplit, tone: 'positive' });
      onDone();
    },
  });
  return { file, split };
}

/** Rows of the history, as they were before, and the category under which they are to be. */
interface FiledRows {
  readonly rows: readonly Transaction[];
  readonly category: Category;
}

/**
 * Files rows of the history. The category shows at once; the former one comes back where the bank refuses, or the member
 * takes it back. `onAnswer` gets those that stayed as they were while the others were filed.
 */
export function useFilingOfRows(onAnswer?: (refused: readonly NotFiled[]) => void) {
  const words = useWords(filingWords);
  const tell = useToldFiling();
  const tellOfRefused = (rows: readonly Transaction[], refused: readonly NotFiled[]) => {
    const ids = new Set(refused.map(({ id }) => id));
    const names = rows.flatMap(({ id, description }) => (ids.has(id) ? [description] : []));
    const reasons = new Set(refused.map(({ why }) => words.why[why]));
    showToast({
      tone: 'danger',
      title: words.notFiled(names),
      description: [...reasons].join(' '),
    });
  };
  const explain = useExplainNotDone();
  return useMutation(
    changeAtOnce(
      bankChange(
        ({ transactions }, { rows, category }: FiledRows) =>
          transactions.fileSeveral({ ids: rows.map(({ id }) => id), category }),
        repeatable,
      ),
      {
        shownIn: [
          shownIn(
            [...transactionsKey, 'search'],
            (pages: HistoryPages, { rows, category }: FiledRows) =>
              withCategory(pages, rows, category),
            (pages, { refused }, { rows, category }) =>
              withCategory(pages, without(rows, refused), category),
          ),
        ],
        reload: (queries) => refreshOwn(queries, 'filing'),
        onKept: ({ refused }, { rows, category }) => {
          const filed = without(rows, refused);
          if (filed.length > 0) tell(category, filed.length, filed);
          if (refused.length > 0) tellOfRefused(rows, refused);
          onAnswer?.(refused);
        },
        onPutBack: (error) => {
          const { title, detail } = explain(words.failed, error);
          showToast({ tone: 'danger', title, description: detail });
        },
      },
    ),
  );
}

/** Says how many are now under the category; those in `before`, with their former categories, can have them back. */
function useToldFiling() {
  const words = useWords(filingWords);
  const names = useWords(categoryWords);
  const undo = useUndo();
  const queries = useQueryClient();
  return (category: Category, count: number, before: readonly Transaction[]) =>
    showToast({
      title: count > 1 ? words.filedMany(names[category], count) : words.filed(names[category]),
      tone: 'positive',
      ...(before.length > 0 && { action: undo(() => putBack(queries, before)) }),
    });
}

async function putBack(queries: QueryClient, before: readonly Transaction[]): Promise<void> {
  const { transactions } = await bank();
  for (const [category, rows] of Map.groupBy(before, (row) => row.category)) {
    await transactions.fileSeveral({ ids: rows.map(({ id }) => id), category });
    queries.setQueriesData<HistoryPages>(
      { queryKey: [...transactionsKey, 'search'] },
      (pages) => pages && withCategory(pages, rows, category),
    );
  }
  await refreshOwn(queries, 'filing');
}

function withCategory(
  pages: HistoryPages,
  rows: readonly Transaction[],
  category: Category,
): HistoryPages {
  const ids = new Set<TransactionId>(rows.map(({ id }) => id));
  return withChanged(pages, ids, (one) => ({ ...one, category }));
}

function without(
  rows: readonly Transaction[],
  refused: readonly NotFiled[],
): readonly Transaction[] {
  const ids = new Set(refused.map(({ id }) => id));
  return rows.filter(({ id }) => !ids.has(id));
}
