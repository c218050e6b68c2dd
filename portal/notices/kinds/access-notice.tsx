import { UserCheck } from 'lucide-react';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { accessNoticesWords } from '../../people/notice-words.ts';
import { NoticeLine, type NoticeOf } from './notice-line.tsx';

/** Somebody was invited, or their access was changed. Opens the settings. */
export function AccessNotice(props: NoticeOf<'access'>) {
  const words = useWords(accessNoticesWords);
  const { openPlace } = useTabs();
  const { change, name, holder } = props.notice;
  return (
    <NoticeLine
      {...props}
      sign={{ shape: UserCheck, tone: 'bg-warning-soft text-warning' }}
      title={words.changes[change](name)}
      detail={words.detail(holder)}
      open={() => openPlace('people')}
    />
  );
}
