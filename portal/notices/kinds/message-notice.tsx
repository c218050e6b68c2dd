import { MessageCircle } from 'lucide-react';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { useSupportChat } from '../../navigation/support-chat.ts';
import { NoticeLine, type NoticeOf } from './notice-line.tsx';

/** The staff wrote to the member. Opens the chat. */
export function MessageNotice(props: NoticeOf<'message'>) {
  const words = useWords(shellWords).notifications;
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
