import type { NewRecipientInput } from '#contract/recipients/recipients.ts';
import type { TransferChoices, TransferDraft } from './transfer-draft.ts';

/** The recipient that the typed details make, as they would be saved. */
export function typedRecipient(draft: TransferDraft, choices: TransferChoices): NewRecipientInput {
  const { name, email, phone, accountNumber, routingNumber } = draft;
  return draft.kind === 'external'
    ? { kind: 'external', name, email, bankName: choices.bankName, accountNumber, routingNumber }
    : { kind: 'zelle', name, email, phone };
}
