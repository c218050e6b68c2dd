import { type SubmitEvent, useRef, useState } from 'react';
import { bank } from '../bank-client/bank-client.ts';
import { isDemo } from '../bank-client/host.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { NeedsScript } from '../design-system/parts/needs-script.tsx';
import { TextLink } from '../design-system/parts/text-link.tsx';
import { useHydrated } from '../browser/use-hydrated.ts';
import { useTokenOfLink } from '../browser/use-token-of-link.ts';
import { passwordResetWords } from './password-reset-words.ts';
import { useWords } from '../language/sentences.ts';
import {
  faultOf,
  isAboutPassword,
  NewPassword,
  nothingTyped,
  type PasswordFault,
} from '../passwords/new-password.tsx';
import { PlainPage } from '../design-system/composed/plain-page.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useRequest } from '../queries/use-request.ts';

/** Where the link in the email leads: the member chooses a new password, and signs in with it (R-L6). */
export default function ResetPasswordScreen() {
  const words = useWords(passwordResetWords).finish;
  const token = useTokenOfLink();
  // The page is painted before its script, which alone can see what the link carries.
  const isRead = useHydrated();
  const [isDone, setIsDone] = useState(false);
  return (
    <PlainPage>
      <div className="sm:max-w-100">
        <h1 className="text-heading font-bold sm:text-display">{words.heading}</h1>
        {isDemo ? (
          <Banner tone="info" className="mt-6">
            {words.demo}
          </Banner>
        ) : isDone ? (
          <Banner tone="positive" role="status" title={words.done} className="mt-6">
            {words.doneDetail}
          </Banner>
        ) : isRead && token === '' ? (
          <Banner tone="warning" role="status" title={words.incomplete} className="mt-6">
            {words.incompleteDetail}
          </Banner>
        ) : (
          <PasswordForm token={token} isReady={isRead} onDone={() => setIsDone(true)} />
        )}
        <p className="mt-8">
          <TextLink to="/login">{words.toSignIn}</TextLink>
        </p>
      </div>
    </PlainPage>
  );
}

interface PasswordFormProps {
  token: string;
  /** Whether the script is there: what was typed before would be lost. */
  isReady: boolean;
  onDone: () => void;
}

function PasswordForm({ token, isReady, onDone }: PasswordFormProps) {
  const words = useWords(passwordResetWords).finish;
  const [typed, setTyped] = useState(nothingTyped);
  const [fault, setFault] = useState<PasswordFault>(null);
  const { send, isBusy, problem, forget } = useRequest();
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: string) =>
    form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultOf(typed);
    setFault(found);
    if (found !== null) focus(found === 'missing' ? 'next' : 'again');
    if (found !== null) return;
    const password = typed.next;
    const isSet = await send(async () => {
      await (await bank()).passwordReset.finish({ token, password });
    });
    if (isSet) onDone();
    else focus('next');
  };

  return (
    <form ref={form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={!isReady} className="mt-6 grid min-w-0 gap-5">
        <p className="text-muted">{words.detail}</p>
        <NeedsScript />
        {problem && !isAboutPassword(problem.error) && <ProblemBanner error={problem.error} />}
        <NewPassword
          typed={typed}
          onType={(next) => {
            setTyped(next);
            setFault(null);
            if (!isRefusal(problem?.error, 'LINK_NOT_GOOD')) forget();
          }}
          fault={fault}
          refused={problem?.error}
          own={[]}
        />
        <Button type="submit" wide busy={isBusy}>
          {isBusy ? words.submitting : words.submit}
        </Button>
      </fieldset>
    </form>
  );
}
