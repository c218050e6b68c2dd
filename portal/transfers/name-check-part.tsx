import { fieldsOfKind } from '#contract/payments/address-fields.ts';
import type { RecipientId } from '#contract/text/ids.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { NameCheckNotice } from '../recipients/name-check-notice.tsx';
import type { NameToCheck } from '../recipients/queries.ts';

interface NameCheckPartProps {
  request: TransferRequestInput;
  toName: string;
}

/** In the review of a first payment: whether the name of the recipient is the one that the receiving member has. */
export function NameCheckPart({ request, toName }: NameCheckPartProps) {
  return <NameCheckNotice asked={toCheck(request)} name={toName} />;
}

function toCheck(request: TransferRequestInput): NameToCheck | null {
  if (request.kind === 'internal') return null;
  // Who asked for the money is shown by the name that the credit union knows: there is none to compare.
  if (request.kind === 'zelle' && request.moneyRequest !== undefined) return null;
  if (request.recipient !== undefined) return { id: request.recipient as RecipientId };
  const { kind } = request;
  return { recipient: { kind, ...fieldsOfKind(kind, request) } };
}
