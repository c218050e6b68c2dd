import { useMutation } from '@tanstack/react-query';
import type { TransactionId } from '#contract/text/ids.ts';
import type { Category, SplitPart, Transaction } from '#contract/transactions/transactions.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { showToast } from '../../design-system/parts/toast.tsx';
import { useUndo } from '../../design-system/parts/undo.ts';
import { useWords } from '../../language/sentences.ts';
import { bankChange, repeatable } from '../../queries/bank-changes.ts';
import { categoryWords } from '../category-words.ts';
import { refreshOwn } from '../../queries/refresh.ts';
import { changeShown } from '../queries.ts';
import { filingWords } from './words.ts';

/** Under what a transaction is to be filed. */
export interface Filing {
  readonly category: Category;
  /** With everything of the same payee. */
  readonly always: boolean;
}

/** Files a transaction, or splits it; the former category can come back. */
export function useFiling({ id, category: before }: Transaction, onDone: () => void) {
  const words = useWords(filingWords);
  const names = useWords(categoryWords);
  const undo = useUndo();
  const file = useMutation({
    ...bankChange(
      ({ transactions }, filing: Filing) => transactions.file({ id, ...filing }),
      repeatable,
    ),
    onSuccess: async ({ category, changed }, { always }, _, { client }) => {
      changeShown(client, id, ({ split: _parts, ...shown }) => ({ ...shown, category }));
      await refreshOwn(client, 'filing');
      const name = names[category];
      showToast({
        title: always && changed > 1 ? words.filedMany(name, changed) : words.filed(name),
        tone: 'positive',
        ...(!always && {
          action: undo(() => putBack(id, before, () => refreshOwn(client, 'filing'))),
        }),
      });
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

async function putBack(
  id: TransactionId,
  category: Category,
  reload: () => Promise<unknown>,
): Promise<void> {
  await (await bank()).transactions.file({ id, category, always: false });
  await reload();
}
