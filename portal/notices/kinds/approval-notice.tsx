import { Stamp } from 'lucide-react';
import { approvalNoticesWords } from '../../approvals/notice-words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf } from './notice-line.tsx';

/** A payment was asked for or decided. Opens the approvals. */
export function ApprovalNotice(props: NoticeOf<'approval'>) {
  const words = useWords(approvalNoticesWords);
  const { openPlace } = useTabs();
  const { status, toName, amount, by } = props.notice;
  return (
    <NoticeLine
      {...props}
      sign={{ shape: Stamp, tone: 'bg-warning-soft text-warning' }}
      title={words.changes[status](toName)}
      detail={by === null ? words.byNobody : words.by(by)}
      amount={amount}
      open={() => openPlace('approvals')}
    />
  );
}
