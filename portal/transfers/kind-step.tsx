import { memo, startTransition, useOptimistic } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';
import {
  type TransferChoices,
  type TransferDraft,
  possibleKinds,
} from '../payments/transfer-draft.ts';
import { useSession } from '../queries/session.ts';
import type { RecipientId } from '#contract/text/ids.ts';
import type { Detail } from '../navigation/tabs.ts';
import type { TransferField } from '../payments/transfer-problems.ts';

export interface StepProps {
  draft: TransferDraft;
  /** Takes what of the draft is another now; always the same function. */
  onChange: (change: Partial<TransferDraft>) => void;
  choices: TransferChoices;
  /** The error at each control. */
  errors: Partial<Record<TransferField, string>>;
}

/**
 * For `memo`: a step is drawn again when one of the named fields of the draft changes, or anything else it is given, so
 * that typing in one field costs only that field. The rest of the draft may be out of date in such a step.
 */
export function isAlikeIn(...shown: readonly (keyof TransferDraft)[]) {
  return <Props extends Pick<StepProps, 'draft'>>(before: Props, after: Props): boolean =>
    shown.every((field) => before.draft[field] === after.draft[field]) &&
    (Object.keys({ ...before, ...after }) as (keyof Props)[]).every(
      (name) => name === 'draft' || before[name] === after[name],
    );
}

const kinds: readonly TransferKind[] = ['internal', 'zelle', 'external'];

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
    <SegmentedControl
      label={words.kind}
      className="sm:auto-cols-auto"
      value={chosen}
      onValueChange={(kind) =>
        startTransition(() => {
          choose(kind);
          onChange({ kind });
        })
      }
      choices={kinds
        .filter((kind) => possible.includes(kind) && (kind !== 'external' || !isMinor))
        .map((kind) => ({ value: kind, label: words.kinds[kind] }))}
    />
  );
}, isAlikeIn('kind'));

/** The kind of transfer that the member came to make: `{ kind: 'external' }`. Null for any other wish. */
export function wishedKind(detail: Detail): TransferKind | null {
  if (typeof detail !== 'object' || detail === null || !('kind' in detail)) return null;
  const { kind } = detail;
  return kind === 'internal' || kind === 'zelle' || kind === 'external' ? kind : null;
}

/** The saved recipient whom the member came to send money to: `{ kind: 'zelle', recipient: id }`. */
export function wishedRecipient(detail: Detail): RecipientId | null {
  const asks = typeof detail === 'object' && detail !== null && 'recipient' in detail;
  return asks && typeof detail.recipient === 'string' ? (detail.recipient as RecipientId) : null;
}

/** The amount that the member came to send: `{ kind: 'zelle', recipient: id, amount: '50.00' }`; else none. */
export function wishedAmount(detail: Detail): string {
  const asks = typeof detail === 'object' && detail !== null && 'amount' in detail;
  return asks && typeof detail.amount === 'string' ? detail.amount : '';
}
