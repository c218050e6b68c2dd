import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshOwn } from './refresh.ts';

const name = 'marks';

/** Reads again what is unread, in this tab and in the others of this browser: marks are told by no event. */
export function refreshMarks(queries: QueryClient): Promise<unknown> {
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
  return refreshOwn(queries, 'marks');
}

/** Follows what the member reads in another tab of this browser, while it is mounted. */
export function useMarksOfOtherTabs(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', () => void refreshOwn(queries, 'marks'));
    return () => channel.close();
  }, [queries]);
}
