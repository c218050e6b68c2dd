import { KeyRound } from 'lucide-react';
import { safetyWords } from '../../security/notice-words.ts';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { NoticeLine, type NoticeOf } from './notice-line.tsx';

/** Somebody signed in as the member. Opens the Security Center. */
export function SignInNotice(props: NoticeOf<'sign-in'>) {
  const words = useWords(shellWords).notifications;
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
