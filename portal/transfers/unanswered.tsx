import type { Transfer } from '#contract/transfers/transfers.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Reference } from '../design-system/parts/reference.tsx';
import { formatMoney } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { FocusedBody } from './focused-body.tsx';
import type { Intent } from './transfer-phases.ts';
import { useLostTransfer } from './use-lost-transfer.ts';

interface UnansweredProps {
  intent: Intent;
  error: unknown;
  /** The bank has told what became of it. */
  onFound: (transfer: Transfer) => void;
}

/** No answer came: it says what is not known and why asking again is safe (R-T7). */
export function Unanswered({ intent, error, onFound }: UnansweredProps) {
  const { confirmation: words } = useWords(transferWords);
  const { reference } = useExplain()(error);
  useLostTransfer(intent.intentKey, onFound);
  const { amount, toName } = intent.quote;
  return (
    <FocusedBody label={words.unknown}>
      <p className="font-medium">{words.title(formatMoney(amount), toName)}</p>
      <Banner role="alert" tone="warning">
        {words.unknownDetail}
      </Banner>
      {reference !== undefined && <Reference value={reference} />}
    </FocusedBody>
  );
}
