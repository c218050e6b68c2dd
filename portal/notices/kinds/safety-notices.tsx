import { KeyRound, MessageCircle, ShieldCheck, UserCheck } from 'lucide-react';
import type { SecurityChange } from '#contract/identity/security/security-changes.ts';
import { safetyWords } from '../../identity/security/notice-words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf } from './notice-line.tsx';
import { noticeWords } from '../words.ts';
import { accessNoticesWords } from '../../people/notice-words.ts';
import { useSupportChat } from '../../navigation/support-chat.ts';

/** The changes that only the staff makes. */
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

/** Somebody signed in as the member. Opens the Security Center. */
export function SignInNotice(props: NoticeOf<'sign-in'>) {
  const words = useWords(noticeWords);
  const safety = useWords(safetyWords);
  const { openPlace } = useTabs();
  return (
    <NoticeLine
      {...props}
      sign={{ shape: KeyRound, tone: 'bg-sunken text-muted' }}
      title={words.signIn}
      detail={props.notice.newBrowser ? safety.newBrowser : undefined}
      open={() => openPlace('security', { part: 'security' })}
    />
  );
}

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

/** The staff wrote to the member. Opens the chat. */
export function MessageNotice(props: NoticeOf<'message'>) {
  const words = useWords(noticeWords);
  const { open } = useSupportChat();
  return (
    <NoticeLine
      {...props}
      sign={{ shape: MessageCircle, tone: 'bg-brand-soft text-brand' }}
      title={words.message}
      detail={words.messageDetail}
      open={() => open()}
    />
  );
}
