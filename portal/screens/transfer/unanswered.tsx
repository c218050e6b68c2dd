import { Banner } from '../../parts/banner.tsx';
import { Reference } from '../../parts/reference.tsx';
import { formatMoney } from '../../words/format.ts';
import { useExplain } from '../../words/refusals.ts';
import { transferWords } from '../../words/transfer.ts';
import { useWords } from '../../words/words.ts';
import { FocusedBody } from './focused-body.tsx';
import type { Intent } from './transfer-phases.ts';

interface UnansweredProps {
  intent: Intent;
  error: unknown;
}

/** No answer came: it says what is not known and why asking again is safe (R-T7). */
export function Unanswered({ intent, error }: UnansweredProps) {
  const { confirmation: words } = useWords(transferWords);
  const { reference } = useExplain()(error);
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
