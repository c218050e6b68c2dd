import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ReceiptId } from '#contract/text/ids.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { PictureButton } from '../design-system/parts/picture-button.tsx';
import { Loading, Skeleton } from '../design-system/parts/states.tsx';
import { useExplain } from '../language/refusals.ts';
import { useWords } from '../language/sentences.ts';
import { receiptPhotoQuery } from './queries.ts';
import { receiptsWords } from './words.ts';

interface ThumbnailProps {
  id: ReceiptId;
  /** Which of the transaction's photos it is, from 1. */
  number: number;
  onOpen: () => void;
}

/** A photo, small; it opens large. */
export function ReceiptThumbnail({ id, number, onOpen }: ThumbnailProps) {
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

/** A photo, large, and the way to remove it. */
export function ReceiptDialog({
  id,
  number,
  removing,
  error,
  onRemove,
  onClose,
  finalFocus,
}: ReceiptDialogProps) {
  const words = useWords(receiptsWords);
  const explain = useExplain();
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
        {error !== null && (
          <Banner tone="danger" role="alert" title={explain(error).title}>
            {explain(error).detail}
          </Banner>
        )}
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
