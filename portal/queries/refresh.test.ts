import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { handInCapabilities } from '../capabilities.ts';
import { forecastKey } from '../forecast/queries.ts';
import { newQueryClient } from './query-client.ts';
import { refreshAfter } from './refresh.ts';

handInCapabilities();

test('an answer that was asked for before a change is not shown after it', async () => {
  const queries = newQueryClient();
  const answers: ((answer: string) => void)[] = [];
  const watched = new QueryObserver(queries, {
    queryKey: forecastKey,
    queryFn: async ({ signal }) =>
      await new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('given up')));
        answers.push(resolve);
      }),
  });
  const stopWatching = watched.subscribe(() => {});
  const refreshed = refreshAfter(queries, 'scheduled-transfer');
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('from before');
  answers[1]?.('with the change');
  await refreshed;
  expect(watched.getCurrentResult().data).toBe('with the change');
  stopWatching();
});

test('what is to come is read again when a transfer has been scheduled', async () => {
  const queries = newQueryClient();
  queries.setQueryData(forecastKey, 'from before');
  await refreshAfter(queries, 'scheduled-transfer');
  expect(queries.getQueryState(forecastKey)?.isInvalidated).toBe(true);
});
