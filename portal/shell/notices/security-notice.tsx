import { ShieldCheck } from 'lucide-react';
import { safetyWords } from '../../words/safety.ts';
import { useWords } from '../../words/words.ts';
import { useTabs } from '../tabs.ts';
import { NoticeLine, type NoticeOf } from './notice-line.tsx';

/** Something was changed about how the account is kept safe. Opens the Security Center. */
export function SecurityNotice(props: NoticeOf<'security'>) {
  const words = useWords(safetyWords);
  const { openTab } = useTabs();
  return (
    <NoticeLine
      {...props}
      sign={{ shape: ShieldCheck, tone: 'bg-warning-soft text-warning' }}
      title={words.changes[props.notice.change]}
      detail={words.changeDetail}
      open={() => openTab('settings', { part: 'security' })}
    />
  );
}
