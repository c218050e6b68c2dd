import { useMedia } from './use-media.ts';

/**
 * Whether the rail is wide enough for words, the balance and the secure notice (Tailwind's `lg`). Where it is not, the
 * dashboard shows the latter two.
 */
export function useWideRail(): boolean {
  return useMedia('(min-width: 64rem)');
}
