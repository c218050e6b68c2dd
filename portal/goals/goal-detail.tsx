import { useQuery } from '@tanstack/react-query';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { Detail } from '../design-system/composed/detail-list.tsx';
import { useWords } from '../language/sentences.ts';
import { goalsQuery } from './queries.ts';

const en = {
  forGoal: 'Put aside for',
  forNoGoal: 'No goal',
};

const es: typeof en = {
  forGoal: 'Apartar para',
  forNoGoal: 'Ninguna meta',
};

export const goalTransferWords = { en, es };

/** Among the details of a transfer that is reviewed, the goal for which it is put aside; nothing where there is none. */
export function GoalDetail({ request }: { request: TransferRequestInput }) {
  const { forGoal } = useWords(goalTransferWords);
  const goals = useQuery(goalsQuery).data?.goals ?? [];
  const id = request.kind === 'internal' ? request.goal : undefined;
  const goal = goals.find((one) => one.id === id);
  return goal === undefined ? null : <Detail label={forGoal}>{goal.name}</Detail>;
}
