import { Maximize2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog, type DialogOpen, type DialogProps } from '../design-system/parts/dialog.tsx';
import { TitledCard } from '../design-system/parts/card.tsx';
import { useWords } from '../language/sentences.ts';
import { type Detail, type PlaceName, useNameOfPlace, useTabs } from './tabs.ts';
import { shellWords } from './words.ts';

interface PlaceDialogProps extends Omit<DialogProps, 'leadsOn'> {
  /** The place in which there is more of the same, and the part of it that is shown there. */
  place: PlaceName;
  detail?: Detail;
  /** The content has nothing that should have the focus: the dialog begins at its first line. */
  startsAtTop?: boolean;
}

/** A dialog with a way to the place that shows more of the same. */
export function PlaceDialog({
  place,
  detail = null,
  startsAtTop = false,
  children,
  ...dialog
}: PlaceDialogProps) {
  const { openInFull } = useWords(shellWords);
  const nameOf = useNameOfPlace();
  const { openPlace } = useTabs();
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      {...dialog}
      {...(startsAtTop && { initialFocus: body })}
      leadsOn={
        <Button
          tone="quiet"
          size="small"
          icon={Maximize2}
          title={nameOf(place)}
          onClick={() => {
            dialog.onOpenChange(false);
            openPlace(place, detail);
          }}
        >
          <span className="max-sm:sr-only">{openInFull}</span>
        </Button>
      }
    >
      {startsAtTop ? (
        // A keyboard scrolls what has the focus.
        <div ref={body} tabIndex={-1} className="-mt-3 pt-3 outline-none">
          {children}
        </div>
      ) : (
        children
      )}
    </Dialog>
  );
}

/** The props of a part that is a card in its place, or with these of a dialog a dialog. */
export type MaybeDialog = DialogOpen | { open?: never; onOpenChange?: never };

type CardOrDialogProps = MaybeDialog &
  Pick<PlaceDialogProps, 'place' | 'size' | 'startsAtTop'> & {
    /** Of the card's heading. */
    id: string;
    words: { readonly title: string; readonly description?: string };
    children: ReactNode;
  };

/** A part of a place under its heading: a card there, and a dialog where it opens above other places. */
export function CardOrDialog({ id, words, children, ...dialog }: CardOrDialogProps) {
  const { title, description } = words;
  return dialog.open === undefined ? (
    <TitledCard id={id} heading={title} detail={description}>
      {children}
    </TitledCard>
  ) : (
    <PlaceDialog {...dialog} title={title} description={description}>
      {children}
    </PlaceDialog>
  );
}
