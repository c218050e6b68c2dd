import { useQueryClient } from '@tanstack/react-query';
import type { Recipient } from '#contract/recipients/recipients.ts';
import { bank } from '../bank-client/bank-client.ts';
import { showToast } from '../design-system/parts/toast.tsx';
import { holdBack, release, sendHeld } from './held-removals.ts';
import { recipientsQuery, refreshRecipients } from './queries.ts';
import { partsWords } from '../design-system/words.ts';
import { useExplainNotDone } from '../language/refusals.ts';
import { savedNameWords } from '../saved-names/words.ts';
import { savedRecipientWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

/**
 * Takes a saved recipient off the list at once, and off the bank's when the toast with `Undo` is gone
 * (docs/decisions/0012-undo.md). Where the bank refuses it is back on the list.
 */
export function useRemoval(): (recipient: Recipient) => void {
  const words = useWords(savedRecipientWords);
  const { removed } = useWords(savedNameWords);
  const { undo } = useWords(partsWords);
  const explain = useExplainNotDone();
  const queries = useQueryClient();
  return ({ id, name }) => {
    holdBack(id, async () => {
      try {
        await (await bank()).recipients.remove({ id });
      } catch (error) {
        const { title, detail } = explain(words.notRemoved(name), error);
        showToast({ tone: 'danger', title, description: detail });
      }
    });
    queries.setQueryData(recipientsQuery.queryKey, (shown) =>
      shown?.filter((one) => one.id !== id),
    );
    showToast({
      title: removed(name),
      action: {
        label: undo,
        onSelect: () => {
          release(id);
          void refreshRecipients(queries);
        },
      },
      onGone: () => void sendHeld(id).then(() => refreshRecipients(queries)),
    });
  };
}
