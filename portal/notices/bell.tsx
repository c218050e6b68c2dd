import { type ComponentProps, useSyncExternalStore } from 'react';
import { Bell } from 'lucide-react';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { noticeWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

let isOpen = false;
const listeners = new Set<() => void>();

/** Whether the notifications are open, and the way to open them from anywhere in the signed-in shell. */
export function useBell(): [isOpen: boolean, setOpen: (open: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => isOpen), openBell];
}

/** Opens the notifications, or closes them. */
export function openBell(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Anyone who signs in next finds them closed.
    if (listeners.size === 0) isOpen = false;
  };
}

type BellButtonProps = Omit<ComponentProps<typeof IconButton>, 'icon' | 'label' | 'count'> & {
  unread: number;
};

/** The bell with the count of unread notifications. */
export function BellButton({ unread, ...button }: BellButtonProps) {
  const words = useWords(noticeWords);
  const label = unread > 0 ? words.unread(unread) : words.heading;
  return <IconButton {...button} icon={Bell} label={label} count={unread} />;
}
