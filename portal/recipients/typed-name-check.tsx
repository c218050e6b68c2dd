import { type ComponentProps, useEffect, useState } from 'react';
import type { NewRecipientInput } from '#contract/recipients/recipients.ts';
import { isReached } from './routing-number-field.tsx';
import { NameCheckNotice } from './name-check-notice.tsx';
import { isOtherBank } from '#contract/recipients/routing-number.ts';
import { TextField } from '../design-system/parts/text-field.tsx';
import { transferWords } from '../transfers/words.ts';
import { useWords } from '../language/sentences.ts';

interface TypedNameCheckProps {
  recipient: NewRecipientInput;
  onUseName: (name: string) => void;
}

/** Compares the name of a recipient as soon as name and address are there and left. A person has few comparisons a day. */
export function TypedNameCheck({ recipient, onUseName }: TypedNameCheckProps) {
  const now = JSON.stringify(recipient);
  const isLeft = useLeft(now);
  const isWhole = isReached(recipient) && (recipient.kind === 'zelle' || recipient.bankName !== '');
  return (
    <NameCheckNotice
      asked={isLeft && isWhole ? { recipient } : null}
      name={recipient.name?.trim() ?? ''}
      onUseName={onUseName}
    />
  );
}

/**
 * Whether nobody is typing what is there now: the browser says that a field has changed when it is left. Who leaves it by pressing
 * a button has pressed it first: what is said of the name would move it away under the pointer.
 */
function useLeft(now: string): boolean {
  const [left, setLeft] = useState(now);
  useEffect(() => {
    let isPressed = false;
    let isWaiting = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      if (isPressed) isWaiting = true;
      else setLeft(now);
    };
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      // The click comes right after.
      if (isWaiting) timer = setTimeout(leave);
    };
    const listeners = {
      change: leave,
      pointerdown: press,
      pointerup: release,
      pointercancel: release,
    };
    const isTyping = document.activeElement?.matches('input:not([type=radio])') === true;
    // A name that a button has put there was not typed.
    if (!isTyping) leave();
    for (const [name, listener] of Object.entries(listeners))
      document.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener);
    };
  }, [now]);
  return left === now;
}

interface BankNameFieldProps extends ComponentProps<typeof TextField> {
  value: string;
  /** The bank that the routing number beside it belongs to; null where none is known. */
  bankOfRoutingNumber: string | null;
}

/** The name of a bank. Where the routing number belongs to another one, it says which name is used. */
export function BankNameField({ bankOfRoutingNumber, ...props }: BankNameFieldProps) {
  const { form: words } = useWords(transferWords);
  return (
    <TextField
      {...props}
      maxLength={100}
      hint={
        <span role="status">
          {isOtherBank(props.value, bankOfRoutingNumber) &&
            words.bankNameReplaced(bankOfRoutingNumber)}
        </span>
      }
    />
  );
}
