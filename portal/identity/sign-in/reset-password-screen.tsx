import { useState } from 'react';
import { askWhileBusy } from '../../bank-client/ask-again.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { isDemo } from '../../bank-client/host.ts';
import { Banner } from '../../design-system/parts/banner.tsx';
import { NeedsScript, useHydrated } from '../../design-system/parts/painted-before-script.tsx';
import { TextLink } from '../../design-system/parts/text-link.tsx';
import { useTokenOfLink } from '../../navigation/token-links.ts';
import { passwordResetWords } from './password-reset-words.ts';
import { useWords } from '../../language/sentences.ts';
import { BankForm } from '../../forms/bank-form.tsx';
import { useForm } from '../../forms/use-form.ts';
import {
  faultOf,
  NewPassword,
  nothingTyped,
  passwordRefusals,
  usePasswordFaultWords,
} from '../passwords/new-password.tsx';
import { PlainPage } from '../../design-system/composed/plain-page.tsx';

/** Where the link in the email leads: the member chooses a new password, and signs in with it (R-L6). */
export default function ResetPasswordScreen() {
  const words = useWords(passwordResetWords).finish;
  const token = useTokenOfLink();
  // The page is painted before its script, which alone can see the content of the link.
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
  /** Whether the script is there: text typed before would be lost. */
  isReady: boolean;
  onDone: () => void;
}

function PasswordForm({ token, isReady, onDone }: PasswordFormProps) {
  const words = useWords(passwordResetWords).finish;
  const form = useForm(
    {
      start: nothingTyped,
      read: (typed) => {
        const faults = faultOf(typed);
        return Object.keys(faults).length > 0 ? { faults } : { request: typed.next };
      },
      at: passwordRefusals,
      say: usePasswordFaultWords(),
      standing: () => ({}),
      againAt: 'next',
      done: onDone,
    },
    (password: string) =>
      askWhileBusy(async () => (await bank()).passwordReset.finish({ token, password })),
  );
  return (
    <BankForm
      form={form}
      method="dialog"
      className="mt-6 grid gap-5"
      buttons="wide"
      submit={words.submit}
      submitting={words.submitting}
      disabled={!isReady}
    >
      <p className="text-muted">{words.detail}</p>
      <NeedsScript />
      <fieldset disabled={!isReady} className="grid min-w-0 gap-5">
        <NewPassword form={form} own={[]} />
      </fieldset>
    </BankForm>
  );
}
