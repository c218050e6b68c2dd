import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';

/** The request with what its member has said that it is for, where they were asked. */
export function withPurpose<Request extends TransferRequestInput>(
  request: Request,
  purpose: PaymentPurpose | undefined,
): Request {
  return purpose === undefined || request.kind === 'internal' ? request : { ...request, purpose };
}

/** As text by which two requests are compared: what a payment is for does not make it another payment. */
export function comparedText(request: TransferRequestInput): string {
  return JSON.stringify(request, (key, value: unknown) => (key === 'purpose' ? undefined : value));
}
