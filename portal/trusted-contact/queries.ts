import { queryOptions } from '@tanstack/react-query';
import type { TrustedContactDetails } from '#contract/trusted-contact/trusted-contact.ts';
import { bank } from '../bank-client/bank-client.ts';
import { askWhileBusy } from '../bank-client/ask-again.ts';
import { securityKey } from '../identity/security/queries.ts';
import { bankChange, repeatable } from '../queries/bank-changes.ts';

/** The member's trusted contact. The person may have said no meanwhile. */
export const trustedContactQuery = queryOptions({
  queryKey: [...securityKey, 'trusted-contact'],
  queryFn: async ({ signal }) =>
    (await (await bank()).trustedContact.get(undefined, { signal })).contact,
  refetchOnWindowFocus: 'always',
});

/** A second request finds them named already, and writes to nobody again. */
export const saveContact = bankChange(({ trustedContact }, details: TrustedContactDetails) =>
  askWhileBusy(async () => (await trustedContact.save(details)).contact),
);

/** Not repeated: the first may have written to them. */
export const introduceContact = bankChange(
  async ({ trustedContact }) => (await trustedContact.introduce({})).contact,
);

export const removeContact = bankChange(
  async ({ trustedContact }) => (await trustedContact.remove({})).contact,
  repeatable,
);
