import { ReceiptText, SendHorizontal, X } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { characterCount } from '#contract/text/characters.ts';
import { messageMaxLength } from '#contract/support/support-terms.ts';
import { isLostChange } from '../bank-client/refusals.ts';
import { classNames } from '../design-system/parts/class-names.ts';
import { controlClass, FieldError } from '../design-system/parts/field.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { formProps } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { refreshMessages, sendMessage } from './queries.ts';
import { formatMoney } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { supportWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { isComposing } from '../design-system/parts/keys.tsx';
import { type AskedAbout, supportInputId, useSupportChat } from '../navigation/support-chat.ts';

const countedFrom = messageMaxLength - 100;

/** Writes a message: Enter sends it, Shift and Enter begin a new line. Unsent text stays. */
export function MessageForm({ input }: { input: RefObject<HTMLTextAreaElement | null> }) {
  const words = useWords(supportWords);
  const { about, dropAbout } = useSupportChat();
  const problemOf = useProblem();
  const form = useBankForm({
    procedure: {
      ...sendMessage,
      onSuccess: (_, __, ___, { client }) => refreshMessages(client),
    },
    keyed: true,
    start: { text: '' },
    read: (draft) => {
      const text = draft.text.trim();
      const length = characterCount(text);
      if (length === 0) return { faults: { text: 'nothing typed' } };
      if (length > messageMaxLength) return { faults: { text: 'too long' } };
      return { request: { message: { text, about: about?.id ?? null } } };
    },
    next: () => ({ text: '' }),
    done: dropAbout,
  });
  const { text } = form.draft;
  const fault = form.faults.text;
  const tooLong = words.tooLong(messageMaxLength, characterCount(text.trim()));
  const faultSaid = fault === 'too long' ? tooLong : fault && words.nothingTyped;
  const problem = form.error === null ? faultSaid : problemOf(form.error);
  const sendOnEnter = (event: KeyboardEvent) => {
    const isWriting = event.shiftKey || isComposing(event.nativeEvent);
    if (event.key !== 'Enter' || isWriting) return;
    event.preventDefault();
    form.submit();
  };
  return (
    <form
      {...formProps(form)}
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
          name="text"
          value={text}
          placeholder={words.placeholder}
          aria-describedby={classNames(
            problem !== undefined && `${supportInputId}-problem`,
            `${supportInputId}-hint`,
          )}
          aria-invalid={problem !== undefined || undefined}
          enterKeyHint="send"
          onChange={(event) => form.change({ text: event.currentTarget.value })}
          onKeyDown={sendOnEnter}
          className={classNames(
            controlClass,
            'field-sizing-content wrap-anywhere max-h-32 min-h-11 resize-none px-3.5 py-2.5 text-body',
          )}
        />
        <IconButton
          type="submit"
          icon={SendHorizontal}
          label={form.busy ? words.sending : words.send}
          busy={form.busy}
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

function AboutChip({ about, onDrop }: { about: AskedAbout; onDrop: () => void }) {
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

function useProblem(): (error: unknown) => string {
  const explain = useExplain();
  return (error) => {
    const { title, detail } = explain(error);
    return isLostChange(error) ? `${title} ${detail}` : title;
  };
}
