import { type MutationOptions, useMutation } from '@tanstack/react-query';
import type { Repeat } from '#contract/time/time.ts';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { useWords } from '../language/sentences.ts';
import { standingOrderWords } from './words.ts';

interface CancelOrderProps<Id, Series, Answer> extends Pick<
  DialogProps,
  'open' | 'onOpenChange' | 'finalFocus'
> {
  /** The next payment or transfer of its series. */
  order: { readonly id: Id; readonly series: Series; readonly repeat: Repeat };
  /** Amount, receiver and day. */
  what: string;
  words: {
    readonly title: string;
    readonly single: string;
    readonly ofSeries: (repeat: string) => string;
    readonly keep: string;
    readonly one: string;
    readonly onlyThis: string;
    readonly series: string;
  };
  cancelOne: MutationOptions<Answer, Error, { id: Id }>;
  cancelSeries: MutationOptions<Answer, Error, { series: Series }>;
  /** Called when the bank has answered, also with a refusal. */
  onSettled: () => Promise<void>;
  onCancelled: (what: 'one' | 'series') => void;
}

/** Asks before a standing order is cancelled: this one, or of a series all that follow too. */
export function CancelOrder<Id, Series, Answer>({
  order: { id, series, repeat },
  what,
  words,
  cancelOne,
  cancelSeries,
  onSettled,
  onCancelled,
  ...dialog
}: CancelOrderProps<Id, Series, Answer>) {
  const { repeats } = useWords(standingOrderWords);
  const one = useMutation({ ...cancelOne, onSettled, onSuccess: () => onCancelled('one') });
  const all = useMutation({ ...cancelSeries, onSettled, onSuccess: () => onCancelled('series') });
  const isSeries = repeat !== 'once';
  const cancelAll = {
    label: words.series,
    busy: all.isPending,
    onSelect: () => {
      one.reset();
      all.mutate({ series });
    },
  };
  const cancelThis = {
    label: isSeries ? words.onlyThis : words.one,
    busy: one.isPending,
    onSelect: () => {
      all.reset();
      one.mutate({ id });
    },
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={words.title}
      description={what}
      keep={words.keep}
      actions={isSeries ? [cancelAll, cancelThis] : [cancelThis]}
      error={one.error ?? all.error}
    >
      <p>{isSeries ? words.ofSeries(repeats[repeat]) : words.single}</p>
    </ConfirmDialog>
  );
}
