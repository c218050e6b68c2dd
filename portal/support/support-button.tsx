import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../design-system/parts/icon.tsx';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { messagesQuery } from './queries.ts';
import { supportWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { useSupportChat } from '../navigation/support-chat.ts';

const SupportPanel = lazyDialog(() => import('./support-panel.tsx'));

/**
 * The floating button that opens and closes the support chat, with the count of unread messages (R-S6): beside the tabs on
 * a phone, elsewhere in the room that the content leaves for it (`shell-frame.tsx`).
 */
export function SupportButton() {
  const words = useWords(supportWords);
  const { isOpen, open, close, reset } = useSupportChat();
  const unread = useInfiniteQuery(messagesQuery).data?.pages[0]?.unread ?? 0;
  const button = useRef<HTMLButtonElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  // The next member who signs in here begins with a closed chat.
  useEffect(() => reset, [reset]);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={unread > 0 ? words.openUnread(unread) : words.open}
        title={words.open}
        onClick={isOpen ? close : () => open()}
        className="fixed right-2.5 bottom-[calc(--spacing(2)+env(safe-area-inset-bottom))] z-20 grid size-12 max-md:short:bottom-[calc(--spacing(1)+env(safe-area-inset-bottom))] cursor-pointer place-content-center rounded-full bg-brand text-on-brand shadow-floating transition-press hover:bg-brand-strong active:scale-95 md:right-3.5 md:bottom-6 print:hidden"
      >
        <span className="relative py-0.5">
          <Icon shape={MessageCircle} size={24} />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="figures absolute -top-1 -right-1 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-micro font-bold text-on-accent ring-2 ring-surface"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </span>
      </button>
      {wasOpened && <SupportPanel button={button} />}
    </>
  );
}
