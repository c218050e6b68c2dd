import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { noticeWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

type BellButtonProps = Omit<ComponentProps<typeof IconButton>, 'icon' | 'label' | 'count'> & {
  unread: number;
};

/** The bell with the count of unread notifications. */
export function BellButton({ unread, ...button }: BellButtonProps) {
  const words = useWords(noticeWords);
  const label = unread > 0 ? words.unread(unread) : words.heading;
  return <IconButton {...button} icon={Bell} label={label} count={unread} />;
}
