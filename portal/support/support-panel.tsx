import { Dialog as Base } from '@base-ui/react/dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Bot, Headset, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useBackCloses } from '../design-system/parts/back-closes.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { useToastsOnTop } from '../design-system/parts/toast.tsx';
import { messagesQuery } from './queries.ts';
import { partsWords } from '../design-system/words.ts';
import { supportWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { useSupportChat } from '../navigation/support-chat.ts';
import { Conversation } from './conversation.tsx';
import { MessageForm } from './message-form.tsx';
import { useMedia } from '../browser/use-media.ts';

interface SupportPanelProps {
  /** The panel's opener, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * The support chat (R-C1): in a wide window beside the page, which makes room for it (`shell-frame.tsx`) and can be used
 * meanwhile; in a narrower one a dialog above the dimmed page, on a phone a sheet.
 * Takes the focus into its field, closes on Escape.
 */
export default function SupportPanel({ button }: SupportPanelProps) {
  const words = useWords(supportWords);
  const { close: closeWord } = useWords(partsWords);
  const { isOpen, close } = useSupportChat();
  const isBeside = useMedia('(width >= 100rem)');
  const input = useRef<HTMLTextAreaElement>(null);
  // Beside the page, the chat stays while its member goes from tab to tab.
  useToastsOnTop(isOpen);
  useBackCloses(isOpen && !isBeside, true, close);
  const staffAnswer = useInfiniteQuery(messagesQuery).data?.pages[0]?.staffAnswer;
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      modal={!isBeside}
      disablePointerDismissal={isBeside}
    >
      <Base.Portal>
        {!isBeside && (
          <Base.Backdrop className="fixed inset-0 z-30 bg-scrim transition-opacity duration-(--duration-calm) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        )}
        <Base.Popup
          ref={keepAboveKeyboard}
          initialFocus={input}
          finalFocus={button}
          className="fixed inset-x-0 bottom-(--keyboard,0px) z-30 flex h-[calc(85dvh-var(--keyboard,0px))] flex-col overflow-hidden rounded-t-sheet border-line bg-raised pb-[env(safe-area-inset-bottom)] shadow-floating transition-[translate,opacity] duration-(--duration-calm) ease-calm outline-none max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full sm:inset-x-auto sm:right-4 sm:bottom-[calc(5rem+env(safe-area-inset-bottom))] sm:h-[min(36rem,calc(100dvh-10rem))] sm:w-96 sm:rounded-sheet sm:border sm:pb-0 sm:data-ending-style:translate-y-2 sm:data-ending-style:opacity-0 sm:data-starting-style:translate-y-2 sm:data-starting-style:opacity-0 md:right-3.5 print:hidden"
        >
          <div className="flex gap-3 border-b border-line py-3.5 pr-14 pl-4">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand"
            >
              <Icon shape={staffAnswer === false ? Bot : Headset} />
            </span>
            <div className="min-w-0">
              <Base.Title className="text-body font-semibold">{words.title}</Base.Title>
              {staffAnswer !== undefined && (
                <Base.Description className="mt-0.5 text-caption text-muted">
                  {staffAnswer ? words.staffAnswer(words.hours) : words.onlyAutomatic}
                </Base.Description>
              )}
            </div>
          </div>
          <Conversation />
          <MessageForm input={input} />
          {/* Last, so that the focus begins with what the chat is about. */}
          <div className="absolute top-1.5 right-1.5">
            <Base.Close render={<IconButton icon={X} label={closeWord} />} />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * As a `ref`: tells the element in `--keyboard` how many pixels of the window's foot the keyboard of a phone
 * covers, for as long as the element is there. Phones that shrink the window itself cover nothing.
 */
function keepAboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport;
  if (element === null || seen === null) return undefined;
  const measure = () => {
    // Zoomed in, less of the window is seen for another reason.
    const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    element.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
  };
  measure();
  seen.addEventListener('resize', measure);
  seen.addEventListener('scroll', measure);
  return () => {
    seen.removeEventListener('resize', measure);
    seen.removeEventListener('scroll', measure);
  };
}
