import { useState, useSyncExternalStore } from 'react';
import { firstAwaiting, onStepUpNeeded, settle } from '../../bank-client/awaiting-step-up.ts';
import { lazyComponent } from '../../design-system/parts/lazy-component.tsx';

const StepUpDialog = lazyComponent(() => import('./step-up-dialog.tsx'), {
  // Nobody can be asked.
  onMissing: ({ onSettled }) => onSettled('called-off'),
  fallback: null,
});

/** Asks the member for proof of identity where the bank holds requests up, in sequence. */
export function StepUps() {
  const held = useSyncExternalStore(onStepUpNeeded, firstAwaiting);
  // Outlives the question, so that the dialog is not gone before it has closed.
  const [last, setLast] = useState(held);
  /** The focused element when the question came up. */
  const [asker, setAsker] = useState<Element | null>(null);
  if (held !== null && held !== last) {
    setLast(held);
    setAsker(document.activeElement);
  }
  if (last === null) return null;
  return (
    <StepUpDialog
      key={last.stepUp}
      held={last}
      open={held !== null}
      asker={asker}
      onSettled={(outcome) => settle(last, outcome)}
    />
  );
}
