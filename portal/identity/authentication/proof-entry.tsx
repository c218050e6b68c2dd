import { Fingerprint } from 'lucide-react';
import type { Ref } from 'react';
import { CodeField } from '../../design-system/parts/code-field.tsx';
import { Icon } from '../../design-system/parts/icon.tsx';
import { PasswordField } from '../../design-system/parts/password-field.tsx';
import { TextField } from '../../design-system/parts/text-field.tsx';
import { proofWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import type { ProofInHand } from './use-proof.ts';
import { TextButton } from '../../design-system/parts/text-link.tsx';
import { unbroken } from './sample-phone.tsx';
import type { TextCode } from './use-text-code.ts';

/** The control for the chosen method of proof. */
export function ProofEntry({ proof, field }: { proof: ProofInHand; field: Ref<HTMLInputElement> }) {
  const words = useWords(proofWords);
  const { way, typed, isMissing, type } = proof;
  switch (way.method) {
    case 'passkey':
      return (
        <p className="flex items-center gap-4 text-small text-muted">
          <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
            <Icon shape={Fingerprint} size={22} />
          </span>
          {words.passkey.detail}
        </p>
      );
    case 'authenticator':
      return (
        <>
          <p className="text-small text-muted">{words.authenticator}</p>
          <CodeField
            ref={field}
            label={words.code}
            value={typed}
            onValueChange={type}
            error={isMissing ? words.codeMissing : undefined}
          />
        </>
      );
    case 'text':
      return (
        <>
          <WhereSent to={way.to} text={proof.text} />
          <CodeField
            ref={field}
            label={words.code}
            value={typed}
            onValueChange={type}
            hint={words.text.never}
            error={isMissing ? words.codeMissing : undefined}
            aside={<SendAnother text={proof.text} />}
          />
        </>
      );
    case 'recovery-code':
      return (
        <TextField
          ref={field}
          label={words.recovery.label}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          required
          hint={words.recovery.hint}
          error={isMissing ? words.recovery.missing : undefined}
        />
      );
    case 'password':
      return (
        <PasswordField
          ref={field}
          label={words.password.label}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          autoComplete="current-password"
          maxLength={1000}
          required
          error={isMissing ? words.password.missing : undefined}
        />
      );
  }
}

/** States the code's target. `to` is masked. */
function WhereSent({ to, text }: { to: string; text: TextCode }) {
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

function SendAnother({ text }: { text: TextCode }) {
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
