import { ShieldCheck } from 'lucide-react';
import type { SecurityChange } from '#contract/security/security-changes.ts';
import { safetyWords } from '../../security/notice-words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf } from './notice-line.tsx';

/** What nobody but the staff does. */
const ofStaff: ReadonlySet<SecurityChange> = new Set([
  'sessions-ended-by-staff',
  'access-closed',
  'access-opened',
]);

const calls: ReadonlySet<SecurityChange> = new Set(['staff-call-began', 'staff-call-ended']);

/** Something was changed about how the account is kept safe. Opens the Security Center. */
export function SecurityNotice(props: NoticeOf<'security'>) {
  const words = useWords(safetyWords);
  const { openPlace } = useTabs();
  return (
    <NoticeLine
      {...props}
      sign={{ shape: ShieldCheck, tone: 'bg-warning-soft text-warning' }}
      title={words.changes[props.notice.change]}
      detail={detailOf(props.notice.change, words)}
      open={() => openPlace('security', { part: 'security' })}
    />
  );
}

function detailOf(change: SecurityChange, words: typeof safetyWords.en): string {
  if (calls.has(change)) return words.callDetail;
  return ofStaff.has(change) ? words.staffDetail : words.changeDetail;
}
