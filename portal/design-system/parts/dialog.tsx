import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { useBackCloses } from './back-closes.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useToastsOnTop } from './toast.tsx';

/** Whether something stands in a dialog: some forms do there, and in a place as well. */
const InDialog = createContext(false);

const reached = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Lets a scrolling box have the focus while nothing in it can: not every browser lets the keys scroll it otherwise (WCAG
 * 2.1.1). It is the `ref` of the box.
 */
function scrollsByKeys(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined;
  const look = () => {
    // The check that lays the page out comes last: most boxes have a control.
    if (box.querySelector(reached) === null && box.scrollHeight > box.clientHeight)
      box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(box);
  contents.observe(box, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence under the title, read out when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the foot, the most important one last. */
  footer?: ReactNode;
  /** A way on from the dialog, beside the cross. */
  leadsOn?: ReactNode;
  /** 400, 520 or 720 px wide; on phones it is a sheet as wide as the screen. */
  size?: 'small' | 'medium' | 'large';
  /** False while leaving would hide something under way: no cross, no Escape, no click beside it. */
  dismissible?: boolean;
  /**
   * The content changes while the dialog is open, and its head stays where it is: it grows downwards, and a sheet is high
   * from the start.
   */
  keepsTop?: boolean;
  /** The effect of the browser's Back where nothing else dismisses the dialog; otherwise nothing. */
  onBack?: () => void;
  /** The element to focus; otherwise the first focusable in the dialog. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null);
  /** The element to focus on closing; otherwise the previous focus. */
  finalFocus?: () => HTMLElement | null;
}

/** Whether a dialog is open, and the callback for its opening and closing. */
export type DialogOpen = Pick<DialogProps, 'open' | 'onOpenChange'>;

/** The element that gets the focus back may have been scrolled away: an unseen focus is none. */
function showFocused(): void {
  requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
}

const widths = { small: 'sm:max-w-100', medium: 'sm:max-w-130', large: 'sm:max-w-180' };

/**
 * Asks or shows something above the page. Holds the focus, closes on Escape, on a click beside it and on the browser's
 * Back, gives the focus back. A sheet from the bottom on phones.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  leadsOn,
  size = 'medium',
  dismissible = true,
  keepsTop = false,
  onBack,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const words = useWords(partsWords);
  useBackCloses(open, dismissible || onBack !== undefined, onBack ?? (() => onOpenChange(false)));
  useToastsOnTop(open);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => (next || dismissible) && onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) showFocused();
      }}
    >
      <Base.Portal>
        <Base.Backdrop
          // A question above another dialog takes that one out of the light too.
          forceRender
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--duration-calm) data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport
          className={classNames(
            'fixed inset-0 z-40 flex items-end justify-center sm:p-6',
            keepsTop ? 'sm:items-start sm:pt-[5dvh]' : 'sm:items-center',
          )}
        >
          <Base.Popup
            data-modal=""
            {...(initialFocus && { initialFocus })}
            {...(finalFocus && { finalFocus })}
            className={classNames(
              keepsTop ? 'h-[92dvh] sm:h-auto sm:max-h-full' : 'max-h-[92dvh]',
              'relative flex w-full flex-col overflow-hidden bg-raised shadow-floating outline-none',
              'rounded-t-sheet sm:rounded-sheet pb-[env(safe-area-inset-bottom)] sm:pb-0',
              'transition-[translate,opacity,scale] duration-(--duration-calm) ease-calm',
              'max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full',
              'sm:data-ending-style:scale-98 sm:data-ending-style:opacity-0 sm:data-starting-style:scale-98 sm:data-starting-style:opacity-0',
              widths[size],
            )}
          >
            <div
              className={classNames(
                'flex flex-col gap-1 pt-6 pb-1 pl-6',
                leadsOn === undefined ? 'pr-16' : 'pr-26 sm:pr-48',
              )}
            >
              <Base.Title className="text-title font-semibold wrap-anywhere">{title}</Base.Title>
              {description && (
                <Base.Description className="text-small text-muted">{description}</Base.Description>
              )}
            </div>
            <div
              ref={scrollsByKeys}
              className="min-h-0 flex-1 scroll-pb-48 overflow-y-auto overscroll-contain px-6 pt-4 pb-6 sm:scroll-pb-32 focus-visible:-outline-offset-2"
            >
              <InDialog value>{children}</InDialog>
            </div>
            {footer && (
              <div className="flex flex-col-reverse gap-2 border-t border-line px-6 py-4 sm:flex-row sm:justify-end sm:gap-3">
                {footer}
              </div>
            )}
            {/* Last, so that the focus begins with what the dialog is about. */}
            {dismissible && (
              <div className="absolute top-3.5 right-3.5 flex items-center gap-1">
                {leadsOn}
                <Base.Close render={<IconButton icon={X} label={words.close} />} />
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * The end of a form: its buttons. In a dialog they stay in sight at the foot of the sheet while the form is longer than the
 * screen. The last child of the form, with the most important button last.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  const isInDialog = useContext(InDialog);
  return (
    <div
      className={
        isInDialog
          ? 'sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-col-reverse gap-2 border-t border-line bg-raised px-6 py-4 sm:flex-row sm:justify-end sm:gap-3'
          : 'flex flex-col sm:flex-row sm:justify-end'
      }
    >
      {children}
    </div>
  );
}
