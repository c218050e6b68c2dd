import { proofWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { unbroken } from './unbroken.ts';
import type { TextCode } from './use-text-code.ts';

/** Says where the code went. `to` is masked. */
export function WhereSent({ to, text }: { to: string; text: TextCode }) {
  const words = useWords(proofWords).text;
  return (
    <p role="status" className="text-small text-muted">
      {sentence(text, unbroken(to), words)}
    </p>
  );
}

function sentence(
  { isSending, sent, count }: TextCode,
  to: string,
  words: (typeof proofWords)['en']['text'],
): string {
  if (isSending) return words.sending(to);
  if (sent === null) return words.notSent(to);
  return count > 1 ? words.sentAnother : words.sent(to);
}

/** Sends another code to whom it did not reach, once that can be asked for. */
export function SendAnother({ text }: { text: TextCode }) {
  const words = useWords(proofWords).text;
  if (text.secondsToWait > 0) {
    return (
      <span className="figures text-small text-muted">
        {words.sendAnotherIn(text.secondsToWait)}
      </span>
    );
  }
  return (
    <TextButton className="text-small" disabled={text.isSending} onClick={text.send}>
      {text.sent === null ? words.send : words.sendAnother}
    </TextButton>
  );
}
