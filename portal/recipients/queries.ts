import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { IntentKey, RecipientId } from '#contract/text/ids.ts';
import type { NewRecipientInput } from '#contract/recipients/recipients.ts';
import { bank } from '../bank-client/bank-client.ts';
import { isHeldBack } from './held-removals.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';
import { transfersKey } from '../payments/queries.ts';

/** Under this key lies everything that is read of saved recipients. */
export const recipientsKey = ['recipients'] as const;

/** The member's saved recipients, by name, but those that were removed a moment ago. */
export const recipientsQuery = queryOptions({
  queryKey: [...recipientsKey, 'list'],
  queryFn: async ({ signal }) => {
    const { recipients } = await (await bank()).recipients.list(undefined, { signal });
    return recipients.filter(({ id }) => !isHeldBack(id));
  },
});

/** The recipient that the typed details resemble; null where there is none. */
export function lookAlikeQuery(recipient: NewRecipientInput) {
  return queryOptions({
    queryKey: [...recipientsKey, 'look-alike', recipient],
    queryFn: async ({ signal }) =>
      (await (await bank()).recipients.findLookAlike({ recipient }, { signal })).looksLike,
  });
}

/** The same for one that is saved and is to have another name. */
export function lookAlikeOfNameQuery(change: { id: RecipientId; name: string }) {
  return queryOptions({
    queryKey: [...recipientsKey, 'look-alike', change],
    queryFn: async ({ signal }) =>
      (await (await bank()).recipients.findLookAlike(change, { signal })).looksLike,
  });
}

/** Reads again what a change of the list shows in. */
export async function refreshRecipients(queries: QueryClient): Promise<void> {
  await Promise.all(
    [recipientsKey, transfersKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
}

/** A repeatable request is repeated where no answer came. */
const repeatable = { retry: mayHelpToAskAgain, retryDelay: retryDelayMs };

export const addRecipient = mutationOptions({
  mutationFn: async (addition: { intentKey: IntentKey; recipient: NewRecipientInput }) =>
    (await bank()).recipients.add(addition),
  ...repeatable,
});

export const renameRecipient = mutationOptions({
  mutationFn: async (change: { id: RecipientId; name: string }) =>
    (await bank()).recipients.rename(change),
  ...repeatable,
});
