import { ArrowLeftRight, Building2, Send } from 'lucide-react';
import { memo, startTransition, useOptimistic } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { TransferKind } from '#contract/transfers/transfer-kind.ts';
import { ChoiceCards } from '../design-system/parts/choice-cards.tsx';
import type { IconShape } from '../design-system/parts/icon.tsx';
import { transferWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { possibleKinds } from './transfer-draft.ts';
import { isAlikeIn, type StepProps } from './step-props.ts';
import { useSession } from '../queries/session.ts';

const kinds: readonly { value: TransferKind; icon: IconShape }[] = [
  { value: 'internal', icon: ArrowLeftRight },
  { value: 'zelle', icon: Send },
  { value: 'external', icon: Building2 },
];

/** Which kind of transfer it is (R-T1): between accounts of one's own takes two of them. The choice shows at once; the rest of the form, which it changes, may follow. */
export const KindStep = memo(function KindStep({
  draft,
  onChange,
  accounts,
}: Pick<StepProps, 'draft' | 'onChange'> & { accounts: readonly Account[] }) {
  const { form: words } = useWords(transferWords);
  const possible = possibleKinds(accounts);
  // Decision 46: a minor sends nothing to other banks.
  const isMinor = useSession().membership.role === 'minor';
  const [chosen, choose] = useOptimistic(draft.kind);
  return (
    <ChoiceCards
      label={words.kind}
      value={chosen}
      onValueChange={(kind) =>
        startTransition(() => {
          choose(kind);
          onChange({ kind });
        })
      }
      choices={kinds
        .filter(({ value }) => possible.includes(value) && (value !== 'external' || !isMinor))
        .map((kind) => ({ ...kind, label: words.kinds[kind.value] }))}
    />
  );
}, isAlikeIn('kind'));
