import { bankQuery } from '../queries/bank-queries.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { IntentKey, RecipientId } from '#contract/text/ids.ts';
import type { NewRecipientInput } from '#contract/recipients/recipients.ts';
import { bank } from '../bank-client/bank-client.ts';
import { isHeldBack } from './held-removals.ts';
import { transfersKey } from '../payments/queries.ts';
import { bankChange, changeBy, repeatable } from '../queries/bank-changes.ts';

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
  return bankQuery(
    [...recipientsKey, 'look-alike', recipient],
    async ({ recipients }, ask) => (await recipients.findLookAlike({ recipient }, ask)).looksLike,
  );
}

/** The same for one that is saved and is to have another name. */
export function lookAlikeOfNameQuery(change: { id: RecipientId; name: string }) {
  return bankQuery(
    [...recipientsKey, 'look-alike', change],
    async ({ recipients }, ask) => (await recipients.findLookAlike(change, ask)).looksLike,
  );
}

/** Reads again what a change of the list shows in. */
export async function refreshRecipients(queries: QueryClient): Promise<void> {
  await Promise.all(
    [recipientsKey, transfersKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
}

export const addRecipient = bankChange(
  ({ recipients }, addition: { intentKey: IntentKey; recipient: NewRecipientInput }) =>
    recipients.add(addition),
  repeatable,
);

export const renameRecipient = changeBy('recipients', 'rename', repeatable);
