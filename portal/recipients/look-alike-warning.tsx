import type { NewRecipientInput } from '#contract/recipients/recipients.ts';
import { lookAlikeQuery } from './queries.ts';
import { transferWords } from '../transfers/words.ts';
import { useWords } from '../language/sentences.ts';
import { LookAlikeNotice } from '../saved-names/look-alike-notice.tsx';
import { isReached } from './is-reached.ts';

/** Says of the recipient that is typed whom they may be taken for, as soon as it is known how money would reach them. */
export function LookAlikeWarning({ recipient }: { recipient: NewRecipientInput }) {
  const { confirmation: words } = useWords(transferWords);
  return (
    <LookAlikeNotice
      typed={recipient}
      isWhole={isReached(recipient)}
      query={lookAlikeQuery}
      words={words}
    />
  );
}
