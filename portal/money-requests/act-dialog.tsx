import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AskedRequest, ReceivedRequest } from '#contract/money-requests/money-requests.ts';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { useWords } from '../language/sentences.ts';
import { cancelRequest, declineRequest, moneyRequestsKey, muteAsker } from './queries.ts';
import { moneyRequestWords } from './words.ts';

/** An act on a request besides paying it. */
export type RequestAct =
  | { readonly what: 'decline' | 'mute'; readonly one: ReceivedRequest }
  | { readonly what: 'cancel'; readonly one: AskedRequest };

const changes = { decline: declineRequest, mute: muteAsker, cancel: cancelRequest };

interface ActDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  act: RequestAct;
}

/** Declines or cancels a request, or mutes who made it, once the member has said so. */
export default function ActDialog({ act, ...dialog }: ActDialogProps) {
  const words = useWords(moneyRequestWords);
  const queries = useQueryClient();
  const said = useSaid(act);
  const change = useMutation({
    ...changes[act.what],
    onSettled: () => queries.invalidateQueries({ queryKey: moneyRequestsKey }),
    onSuccess: () => {
      showToast({ title: said.done, tone: 'positive' });
      dialog.onOpenChange(false);
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={said.title}
      description={said.what}
      keep={words.keep}
      actions={[
        {
          label: words[act.what],
          busy: change.isPending,
          onSelect: () => change.mutate({ id: act.one.id }),
        },
      ]}
      error={change.error}
    />
  );
}

function useSaid(act: RequestAct): { title: string; what: string; done: string } {
  const { declining, muting, cancelling } = useWords(moneyRequestWords);
  switch (act.what) {
    case 'decline':
      return {
        title: declining.title(act.one.from),
        what: declining.what(act.one.from),
        done: declining.done,
      };
    case 'mute':
      return {
        title: muting.title(act.one.from),
        what: muting.what(act.one.from),
        done: muting.done(act.one.from),
      };
    case 'cancel':
      return cancelling;
  }
}
