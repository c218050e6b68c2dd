import { Toast as Base } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export type ToastTone = 'info' | 'positive' | 'danger';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: ToastTone;
  /** An action on the event, such as undo. */
  action?: { label: string; onSelect: () => void };
  /** Called when it is gone, by itself or dismissed: from then on there is nothing to be done about it. */
  onGone?: () => void;
}

/** Time enough to read the toast, think, and get to its action; it stands still while it has the pointer or the focus. */
const withActionMs = 10_000;

const toasts = Base.createToastManager<{ tone: ToastTone }>();

/** Reports an event in passing. For a text that must be read, use a `Banner`. */
export function showToast({
  title,
  description,
  tone = 'info',
  action,
  onGone,
}: ToastMessage): void {
  const id = toasts.add({
    title,
    data: { tone },
    priority: tone === 'danger' ? 'high' : 'low',
    ...(description !== undefined && { description }),
    ...(onGone && { onClose: onGone }),
    ...(action && {
      timeout: withActionMs,
      actionProps: {
        children: action.label,
        onClick: () => {
          action.onSelect();
          toasts.close(id);
        },
      },
    }),
  });
}

let dialogs = 0;
const dialogListeners = new Set<() => void>();

/** While `open`, toasts stand at the top of the window: at the foot of a dialog are its fields and buttons. */
export function useToastsOnTop(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    countDialog(1);
    return () => countDialog(-1);
  }, [open]);
}

function countDialog(step: 1 | -1): void {
  dialogs += step;
  for (const listener of dialogListeners) listener();
}

function subscribeToDialogs(listener: () => void): () => void {
  dialogListeners.add(listener);
  return () => dialogListeners.delete(listener);
}

/** Where toasts appear. Once, around everything that is signed in or beside it. */
export function ToastRegion() {
  const words = useWords(partsWords);
  const isOnTop = useSyncExternalStore(
    subscribeToDialogs,
    () => dialogs > 0,
    () => false,
  );
  return (
    <Base.Provider toastManager={toasts} timeout={6000} limit={3}>
      <Base.Portal>
        <Base.Viewport
          aria-label={words.toasts}
          onFocus={noteFocusBefore}
          className={classNames(
            'fixed inset-x-4 z-50 flex flex-col gap-2 outline-none sm:right-6 sm:left-auto sm:w-96',
            isOnTop ? 'top-3' : 'bottom-[calc(5rem+env(safe-area-inset-bottom))] md:bottom-24',
          )}
        >
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

let focusBefore: HTMLElement | null = null;

function noteFocusBefore({ currentTarget, relatedTarget }: FocusEvent): void {
  if (relatedTarget instanceof HTMLElement && currentTarget.contains(relatedTarget)) return;
  focusBefore = relatedTarget instanceof HTMLElement ? relatedTarget : null;
}

function giveFocusBack(): void {
  const target = focusBefore?.isConnected
    ? focusBefore
    : document.querySelector<HTMLElement>('[role=dialog], main');
  target?.focus({ preventScroll: true });
}

function ToastList() {
  const { toasts: shown } = Base.useToastManager<{ tone: ToastTone }>();
  return shown.map((toast) => <OneToast key={toast.id} toast={toast} />);
}

function OneToast({ toast }: { toast: Base.Root.ToastObject<{ tone: ToastTone }> }) {
  const words = useWords(partsWords);
  const tone = toast.data?.tone ?? 'info';
  const root = useRef<HTMLDivElement>(null);
  // It still stands in the page then.
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element?.contains(document.activeElement)) giveFocusBack();
    };
  }, []);
  return (
    <Base.Root
      ref={root}
      toast={toast}
      swipeDirection={['right', 'down']}
      className="tone-panel panel flex items-center gap-3 rounded-control py-2.5 pr-1.5 pl-4 shadow-floating transition-[translate,opacity] duration-(--duration-calm) data-ending-style:translate-y-2 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0"
    >
      <Icon shape={toneIcons[tone]} className={classNames(toneColours[tone])} />
      <div className="min-w-0 flex-1 py-0.5 text-small">
        <Base.Title className="font-semibold" />
        <Base.Description className="text-muted" />
      </div>
      <Base.Action className="min-h-9 cursor-pointer rounded-small px-3 text-small font-semibold text-accent-ink hover:bg-raised" />
      <Base.Close
        render={<IconButton icon={X} label={words.dismiss} className="hover:bg-raised" />}
      />
    </Base.Root>
  );
}

const toneIcons: Record<ToastTone, IconShape> = {
  info: Info,
  positive: CircleCheck,
  danger: CircleAlert,
};
const toneColours: Record<ToastTone, string> = {
  info: 'text-muted',
  positive: 'text-positive',
  danger: 'text-danger',
};
