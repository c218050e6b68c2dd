import { useQuery } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { cents } from '#contract/money/cents.ts';
import { AttentionLine } from '../design-system/composed/attention-line.tsx';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { approvalsQuery } from './queries.ts';
import { approvalsWords } from './words.ts';

/** The payments that wait for this person's decision. Shows nothing if there are none or they cannot be read. */
export default function ApprovalsWaiting() {
  const words = useWords(approvalsWords);
  const { openPlace } = useTabs();
  const { data } = useQuery(approvalsQuery);
  const waiting = (data?.waiting ?? []).filter(({ isYours }) => !isYours);
  const [first] = waiting;
  if (first === undefined) return null;
  const more = waiting.length > 1 ? [words.line.more(waiting.length - 1)] : [];
  return (
    <AttentionLine
      id="approvals-waiting"
      icon={Stamp}
      words={words.line}
      detail={[words.to(first.toName), ...more].join(' · ')}
      amount={waiting.reduce((sum, { amount }) => cents(sum + amount), cents(0))}
      onView={() => openPlace('approvals')}
    />
  );
}
