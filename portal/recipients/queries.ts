import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { IntentKey, RecipientId } from '#contract/text/ids.ts';
import type { NameCheck, NewRecipientInput } from '#contract/recipients/recipients.ts';
import { bank } from '../bank-client/bank-client.ts';
import { isHeldBack } from './held-removals.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';
import { transfersKey } from '../transfers/queries.ts';

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

/** The bank that a routing number of nine digits belongs to; null where the directory lacks it. */
export function routingNumberQuery(routingNumber: string) {
  return queryOptions({
    queryKey: ['routing-numbers', routingNumber],
    queryFn: async ({ signal }) =>
      (await (await bank()).recipients.lookUpRoutingNumber({ routingNumber }, { signal })).bankName,
    staleTime: Infinity,
  });
}

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

/** A recipient whose name is compared: typed, or saved. */
export type NameToCheck = { recipient: NewRecipientInput } | { id: RecipientId };

/** Whether the name of the recipient is the one that the receiving member has. Form and review ask once for both: few are answered. */
export function nameCheckQuery(asked: NameToCheck | null) {
  return queryOptions({
    queryKey: ['name-check', asked && comparedOf(asked)],
    queryFn: async ({ signal }): Promise<NameCheck> => {
      if (asked === null) throw new Error('There is no name to compare');
      return await (await bank()).recipients.compareName(asked, { signal });
    },
    staleTime: Infinity,
  });
}

function comparedOf(asked: NameToCheck): readonly string[] {
  if ('id' in asked) return [asked.id];
  const { kind, name = '', email = '', phone = '', ...account } = asked.recipient;
  const { accountNumber = '', routingNumber = '' } = account;
  const address = kind === 'zelle' ? [email, phone] : [accountNumber, routingNumber];
  return [kind, name, ...address].map((text) => text.trim());
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
