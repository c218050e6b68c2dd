import { useQuery } from '@tanstack/react-query';
import { isOtherBank, routingNumberLength } from '#contract/recipients/routing-number.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { useWords } from '../language/sentences.ts';
import { routingNumberQuery } from '../recipients/queries.ts';
import { transferWords } from './words.ts';

/** Says in a review that the routing number belongs to another bank than the one that was typed beside it. */
export function OtherBankBanner({ request }: { request: TransferRequestInput }) {
  const { confirmation: words } = useWords(transferWords);
  const { bankName = '', routingNumber = '' } =
    request.kind === 'external' && request.recipient === undefined ? request : {};
  const { data: listed = null } = useQuery({
    ...routingNumberQuery(routingNumber),
    enabled: routingNumber.length === routingNumberLength,
  });
  return (
    isOtherBank(bankName, listed) && (
      <Banner role="alert" tone="warning" title={words.otherBank(listed)}>
        {words.otherBankDetail(bankName.trim(), listed)}
      </Banner>
    )
  );
}
