import { useMutation, useQuery } from '@tanstack/react-query';
import { Camera, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { receiptsMax } from '#contract/receipts/receipt-terms.ts';
import type { ReceiptId, TransactionId } from '#contract/text/ids.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import { Action } from '../design-system/composed/action-row.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { useWords } from '../language/sentences.ts';
import { addReceipt, receiptPhotoQuery, receiptsQuery, removeReceipt } from './queries.ts';
import { receiptsWords } from './words.ts';
import { PictureButton } from '../design-system/parts/picture-button.tsx';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { Loading, Skeleton } from '../design-system/parts/states.tsx';

/** The photos of receipts of a transaction, and the way to add and remove them (R-G7). */
export function ReceiptsPart({ transaction }: { transaction: TransactionId }) {
  const words = useWords(receiptsWords);
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<ReceiptId | null>(null);
  const query = receiptsQuery(transaction);
  const { data: receipts, isError } = useQuery(query);
  const add = useMutation({
    ...addReceipt,
    onSuccess: async (_, __, ___, { client }) => {
      await client.invalidateQueries({ queryKey: query.queryKey });
      showToast({ title: words.added, tone: 'positive' });
    },
  });
  const remove = useMutation({
    ...removeReceipt,
    onSuccess: async (_, __, ___, { client }) => {
      await client.invalidateQueries({ queryKey: query.queryKey });
      setShown(null);
      showToast({ title: words.removed, tone: 'positive' });
    },
  });
  const send = (field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    // The same file may be chosen again after it was mended.
    field.value = '';
    if (file !== undefined) add.mutate({ transaction, file });
  };
  // Nothing to show yet: the action stands above, and its hint is read out with it.
  const isBare = !isError && add.error === null && (receipts ?? []).length === 0;
  const number = (receipts ?? []).findIndex(({ id }) => id === shown) + 1;
  return (
    <section
      aria-labelledby={heading}
      className={isBare ? 'sr-only' : 'grid gap-2 border-t border-line pt-4 text-small'}
    >
      <h3 id={heading} className="font-semibold">
        {words.heading}
      </h3>
      {isError && <p className="text-muted">{words.failed}</p>}
      {receipts !== undefined && receipts.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {receipts.map(({ id }, index) => (
            <li key={id}>
              <ReceiptThumbnail id={id} number={index + 1} onOpen={() => setShown(id)} />
            </li>
          ))}
        </ul>
      )}
      {add.error !== null && <ProblemBanner error={add.error} />}
      {receipts !== undefined && receipts.length < receiptsMax && (
        <>
          <Action>
            <Button
              ref={button}
              tone="secondary"
              size="small"
              icon={Camera}
              aria-label={
                add.isPending ? words.adding : receipts.length === 0 ? words.add : words.addAnother
              }
              busy={add.isPending}
              aria-describedby={`${heading}-hint`}
              onClick={() => input.current?.click()}
            >
              {words.short}
            </Button>
          </Action>
          <input
            ref={input}
            hidden
            type="file"
            accept="image/jpeg,image/png"
            aria-label={words.choose}
            onChange={(event) => send(event.currentTarget)}
          />
          <p id={`${heading}-hint`} className="text-caption text-muted">
            {words.hint}
          </p>
        </>
      )}
      <ReceiptDialog
        id={shown}
        number={number}
        removing={remove.isPending}
        error={remove.error}
        onRemove={() => shown !== null && remove.mutate({ id: shown })}
        onClose={() => {
          remove.reset();
          setShown(null);
        }}
        finalFocus={() => (remove.isSuccess ? button.current : null)}
      />
    </section>
  );
}

interface ThumbnailProps {
  id: ReceiptId;
  /** Which of the transaction's photos it is, from 1. */
  number: number;
  onOpen: () => void;
}

function ReceiptThumbnail({ id, number, onOpen }: ThumbnailProps) {
  const words = useWords(receiptsWords);
  const { data } = useQuery(receiptPhotoQuery(id));
  return <PictureButton source={data} label={words.open(number)} onSelect={onOpen} />;
}

interface ReceiptDialogProps {
  /** Null while none is open. */
  id: ReceiptId | null;
  number: number;
  removing: boolean;
  error: unknown;
  onRemove: () => void;
  onClose: () => void;
  /** Null gives the focus back to where it was. */
  finalFocus: () => HTMLElement | null;
}

function ReceiptDialog({
  id,
  number,
  removing,
  error,
  onRemove,
  onClose,
  finalFocus,
}: ReceiptDialogProps) {
  const words = useWords(receiptsWords);
  return (
    <Dialog
      open={id !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.photo(number)}
      size="large"
      finalFocus={finalFocus}
      footer={
        <>
          <Button tone="danger" icon={Trash2} busy={removing} onClick={onRemove}>
            {words.remove}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {error !== null && <ProblemBanner error={error} />}
        {id !== null && <LargePhoto id={id} number={number} />}
      </div>
    </Dialog>
  );
}

function LargePhoto({ id, number }: Pick<ThumbnailProps, 'id' | 'number'>) {
  const words = useWords(receiptsWords);
  const { data, isError } = useQuery(receiptPhotoQuery(id));
  if (isError) return <Banner tone="danger">{words.failed}</Banner>;
  return data === undefined ? (
    <Loading label={words.loading}>
      <Skeleton className="h-60" />
    </Loading>
  ) : (
    <img
      src={data}
      alt={words.photo(number)}
      className="max-h-[65dvh] w-full rounded-control bg-sunken object-contain"
    />
  );
}
