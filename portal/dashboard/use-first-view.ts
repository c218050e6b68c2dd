import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsQuery, balanceHistoryQuery } from '../accounts/queries.ts';
import { upcomingBillsQuery } from '../bills/queries.ts';
import { cardsQuery } from '../cards/queries.ts';
import { newestTransactionsQuery } from '../transactions/queries.ts';
import { tilesQuery, transferHistoryQuery } from '../transfers/queries.ts';

/**
 * Whether the bank has answered everything that decides how much room the upper half of the dashboard takes. Until
 * then it stands as a skeleton, so that nothing that can be read moves down when one answer comes after another.
 * Once it has stood there it stays: what could not be read is asked for again where its problem is told.
 */
export function useFirstView(): boolean {
  const [answered, setAnswered] = useState(false);
  const answers = [
    useQuery(accountsQuery).isPending,
    useQuery(tilesQuery).isPending,
    useInfiniteQuery(transferHistoryQuery({})).isPending,
    useQuery(upcomingBillsQuery).isPending,
    useQuery(cardsQuery).isPending,
    useQuery(newestTransactionsQuery(5)).isPending,
    useQuery(balanceHistoryQuery(90)).isPending,
  ];
  const answeredNow = !answers.includes(true);
  if (answeredNow && !answered) setAnswered(true);
  return answered || answeredNow;
}
