import { useMutation } from '@tanstack/react-query';
import type { TransactionNote } from '#contract/transactions/transaction-filing.ts';
import type { TransactionDetail } from '#contract/transactions/transaction-detail.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { showToast } from '../../design-system/parts/toast.tsx';
import { useUndo } from '../../design-system/parts/undo.ts';
import { changeAtOnce, shownIn } from '../../queries/change-at-once.ts';
import { type HistoryPages, withChanged } from '../history-pages.ts';
import { annotateTransaction, transactionQuery, transactionsKey } from '../queries.ts';
import { notesWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';

interface Annotation {
  readonly id: TransactionId;
  readonly note: string;
  readonly tags: string[];
  /** The note kept until then: by the time that the bank answers, the change shows. */
  readonly before?: TransactionNote;
}

const nothing: TransactionNote = { note: '', tags: [] };

/**
 * Keeps a note and tags of a transaction. They show at once; the former note comes back where the bank does not keep them,
 * or the member takes the change back.
 */
export function useAnnotation(transaction: Transaction) {
  const { id } = transaction;
  const kept = { note: transaction.note ?? '', tags: transaction.tags ?? [] };
  const words = useWords(notesWords);
  const undo = useUndo();
  const annotating = (onKept: (change: Annotation) => void) =>
    changeAtOnce<TransactionNote, Annotation>(annotateTransaction, {
      shownIn: [
        shownIn(
          transactionQuery(id).queryKey,
          (shown: TransactionDetail, { note, tags }: Annotation) => ({ ...shown, note, tags }),
          (shown, answer: TransactionNote) => ({ ...shown, ...answer }),
        ),
        shownIn(
          [...transactionsKey, 'search'],
          (pages: HistoryPages, { note, tags }: Annotation) =>
            withChanged(pages, new Set([id]), (shown) => ({ ...shown, note, tags })),
          (pages, answer: TransactionNote) =>
            withChanged(pages, new Set([id]), (shown) => ({ ...shown, ...answer })),
        ),
      ],
      reload: (queries) => queries.invalidateQueries({ queryKey: transactionsKey }),
      onKept: (_, change) => onKept(change),
      // The form says it, or anyone who takes it back.
      onPutBack: () => {},
    });
  const takingBack = useMutation(annotating(() => {}));
  const save = useMutation(
    annotating(({ before = nothing }) => {
      const hadSome = before.note !== '' || before.tags.length > 0;
      showToast({
        title: words.saved,
        tone: 'positive',
        ...(hadSome && { action: undo(() => takingBack.mutateAsync({ id, ...before })) }),
      });
    }),
  );
  return {
    ...save,
    mutate: (annotation: Annotation) => save.mutate({ ...annotation, before: kept }),
  };
}
