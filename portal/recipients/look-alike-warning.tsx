import { useQuery } from '@tanstack/react-query';
import type { NewRecipientInput } from '#contract/recipients/recipients.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { lookAlikeQuery } from './queries.ts';
import { transferWords } from '../transfers/words.es.ts';
import { useWords } from '../language/words.ts';
import { useSettled } from '../transactions/use-settled.ts';
import { routingNumberMaxLength } from '../transfers/transfer-draft.ts';

/** The bank is not asked about every letter. */
const typingPauseMs = 400;

/** Says of the recipient that is typed whom they may be taken for, as soon as it is known how money would reach them. */
export function LookAlikeWarning({ recipient }: { recipient: NewRecipientInput }) {
  const { confirmation: words } = useWords(transferWords);
  const typed = useSettled(JSON.stringify(recipient), typingPauseMs);
  const { data: looksLike = null } = useQuery({
    ...lookAlikeQuery(JSON.parse(typed) as NewRecipientInput),
    enabled: isReached(recipient),
  });
  const isCurrent = typed === JSON.stringify(recipient) && isReached(recipient);
  return (
    <div role="status">
      {isCurrent && looksLike !== null && (
        <Banner tone="warning" title={words.looksLike(looksLike)}>
          {words.looksLikeDetail(looksLike)}
        </Banner>
      )}
    </div>
  );
}

/** Whether there is a name, and an account, an email or a phone number beside it. */
function isReached(recipient: NewRecipientInput): boolean {
  const { kind, name = '', email = '', phone = '', accountNumber = '' } = recipient;
  const isAccount =
    accountNumber !== '' && recipient.routingNumber?.length === routingNumberMaxLength;
  return name.trim() !== '' && (kind === 'external' ? isAccount : email + phone !== '');
}
