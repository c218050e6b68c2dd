import { ArrowLeftRight, Building2, Send } from 'lucide-react';
import type { TransferKind } from '#contract/transfers.ts';
import { ChoiceCards } from '../../parts/choice-cards.tsx';
import type { IconShape } from '../../parts/icon.tsx';
import { transferWords } from '../../words/transfer.ts';
import { useWords } from '../../words/words.ts';
import type { StepProps } from './step-props.ts';

const kinds: readonly { value: TransferKind; icon: IconShape }[] = [
  { value: 'internal', icon: ArrowLeftRight },
  { value: 'zelle', icon: Send },
  { value: 'external', icon: Building2 },
];

/** Which kind of transfer it is (R-T1). */
export function KindStep({ draft, onChange }: Pick<StepProps, 'draft' | 'onChange'>) {
  const { form: words } = useWords(transferWords);
  return (
    <ChoiceCards
      label={words.kind}
      value={draft.kind}
      onValueChange={(kind) => onChange({ ...draft, kind })}
      choices={kinds.map((kind) => ({ ...kind, label: words.kinds[kind.value] }))}
    />
  );
}
