import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ReceiptText, SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useState } from 'react';
import { characterCount } from '#contract/text/characters.ts';
import { messageMaxLength } from '#contract/support/support-terms.ts';
import { isLostChange } from '../bank-client/unreachable.ts';
import { classNames } from '../design-system/parts/class-names.ts';
import { controlClass, FieldError } from '../design-system/parts/field.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { refreshMessages, sendMessage } from './queries.ts';
import { useIntentKey } from '../queries/use-intent-key.ts';
import { formatMoney } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { supportWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { isComposing } from '../browser/is-composing.ts';
import { type AskedAbout, supportInputId, useSupportChat } from '../navigation/support-chat.ts';

const countedFrom = messageMaxLength - 100;

/** Writes a message: Enter sends it, Shift and Enter begin a new line. What is not sent stays. */
export function MessageForm({ input }: { input: RefObject<HTMLTextAreaElement | null> }) {
  const words = useWords(supportWords);
  const { about, dropAbout } = useSupportChat();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const queries = useQueryClient();
  const intent = useIntentKey();
  const problemOf = useProblem();
  const sending = useMutation({
    ...sendMessage,
    onSuccess: async () => {
      intent.done();
      setText('');
      dropAbout();
      await refreshMessages(queries);
    },
    onError: (error) => setProblem(problemOf(error)),
  });

  const send = () => {
    if (sending.isPending) return;
    const message = { text: text.trim(), about: about?.id ?? null };
    const length = characterCount(message.text);
    if (length === 0 || length > messageMaxLength) {
      setProblem(length === 0 ? words.nothingTyped : words.tooLong(messageMaxLength, length));
      input.current?.focus();
      return;
    }
    setProblem(undefined);
    sending.mutate({ intentKey: intent.keyFor(message), message });
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    const isWriting = event.shiftKey || isComposing(event.nativeEvent);
    if (event.key !== 'Enter' || isWriting) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        send();
      }}
      className="grid grid-cols-1 gap-2 border-t border-line bg-raised px-4 py-3"
    >
      {about !== null && <AboutChip about={about} onDrop={dropAbout} />}
      <div className="flex items-end gap-2">
        <label htmlFor={supportInputId} className="sr-only">
          {words.message}
        </label>
        <textarea
          ref={input}
          id={supportInputId}
          rows={1}
          value={text}
          placeholder={words.placeholder}
          aria-describedby={classNames(
            problem !== undefined && `${supportInputId}-problem`,
            `${supportInputId}-hint`,
          )}
          aria-invalid={problem !== undefined || undefined}
          enterKeyHint="send"
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblem(undefined);
          }}
          onKeyDown={sendOnEnter}
          className={classNames(
            controlClass,
            'field-sizing-content wrap-anywhere max-h-32 min-h-11 resize-none px-3.5 py-2.5 text-body',
          )}
        />
        <IconButton
          type="submit"
          icon={SendHorizontal}
          label={sending.isPending ? words.sending : words.send}
          busy={sending.isPending}
          className="bg-brand text-on-brand not-disabled:hover:bg-brand-strong not-disabled:hover:text-on-brand"
        />
      </div>
      {problem !== undefined && <FieldError id={`${supportInputId}-problem`}>{problem}</FieldError>}
      <p
        id={`${supportInputId}-hint`}
        className="flex justify-between gap-3 text-caption text-muted"
      >
        <span className="pointer-coarse:sr-only">{words.hint}</span>
        {text.length > countedFrom && (
          <span className="figures">
            {characterCount(text)}/{messageMaxLength}
          </span>
        )}
      </p>
    </form>
  );
}

interface AboutChipProps {
  about: AskedAbout;
  onDrop: () => void;
}

function AboutChip({ about, onDrop }: AboutChipProps) {
  const words = useWords(supportWords);
  return (
    <div
      role="group"
      aria-label={words.aboutNext}
      className="flex items-center gap-2 rounded-control bg-brand-soft pl-3 text-small"
    >
      <Icon shape={ReceiptText} size={18} className="text-brand" />
      <span className="min-w-0 flex-1 truncate font-medium">{about.description}</span>
      <span className="figures font-semibold">{formatMoney(about.amount)}</span>
      <IconButton icon={X} label={words.dropAbout} onClick={onDrop} />
    </div>
  );
}

/** What is wrong with the message, or what is not known of it, in a sentence. */
function useProblem(): (error: unknown) => string {
  const explain = useExplain();
  return (error) => {
    const { title, detail } = explain(error);
    return isLostChange(error) ? `${title} ${detail}` : title;
  };
}
