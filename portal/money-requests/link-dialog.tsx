import type { AskedRequest } from '#contract/money-requests/money-requests.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { LinkView } from './link-view.tsx';
import { moneyRequestWords } from './words.ts';

/** Shows the link of a request once more. */
export default function LinkDialog({ one, ...dialog }: DialogOpen & { one: AskedRequest }) {
  const { link: words } = useWords(moneyRequestWords);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      footer={<Button onClick={() => dialog.onOpenChange(false)}>{words.done}</Button>}
    >
      {one.token !== null && <LinkView one={one} token={one.token} />}
    </Dialog>
  );
}
