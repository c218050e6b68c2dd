import { useEffect, useEffectEvent } from 'react';
import type { Member } from '#contract/identity/sign-in/sign-in.ts';
import { askWhileBusy } from '../bank-client/ask-again.ts';
import { bank } from '../bank-client/bank-client.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { rememberSignIn } from '../bank-client/sign-in-flag.ts';
import { TextField } from '../design-system/parts/text-field.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { useForm } from '../forms/use-form.ts';
import { useWords } from '../language/sentences.ts';
import {
  NewPassword,
  faultOf,
  nothingTyped,
  passwordRefusals,
  usePasswordFaultWords,
} from '../identity/passwords/new-password.tsx';
import { activationWords } from './words.ts';
import { Link } from 'react-router';
import { buttonClass } from '../design-system/parts/button.tsx';

interface ChooseStepProps {
  code: string;
  onWrongCode: (refusal: unknown) => void;
  onOver: () => void;
  onDone: (member: Member) => void;
}

/** The member chooses user name and password, and is signed in by it. */
export function ChooseStep({ code, onWrongCode, onOver, onDone }: ChooseStepProps) {
  const words = useWords(activationWords).choose;
  const form = useForm(
    {
      start: { username: '', ...nothingTyped },
      read: ({ username, next, again }) => {
        const isNameless = username.trim() === '';
        const faults = {
          ...(isNameless && { username: 'username missing' as const }),
          ...faultOf({ next, again }),
        };
        if (Object.keys(faults).length > 0) return { faults };
        return { request: { code, username, password: next } };
      },
      at: { ...passwordRefusals, USERNAME_WRONG: 'username', USERNAME_TAKEN: 'username' },
      say: { ...usePasswordFaultWords(), 'username missing': words.usernameMissing },
      brief: ['username'],
      done: ({ member }) => {
        rememberSignIn(member.username);
        onDone(member);
      },
      failed: (error) => {
        if (isRefusal(error, 'PROOF_WRONG')) onWrongCode(error);
        if (isRefusal(error, 'PROOF_OVER')) onOver();
      },
    },
    (chosen: { code: string; username: string; password: string }) =>
      askWhileBusy(async () => (await bank()).enrolment.finish(chosen)),
  );
  const begin = useEffectEvent(() => form.focus('username'));
  useEffect(() => begin(), []);

  return (
    <BankForm form={form} buttons="wide" submit={words.submit} submitting={words.submitting}>
      <TextField
        label={words.username}
        hint={words.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        required
        {...form.text('username')}
      />
      <NewPassword form={form} own={[form.draft.username]} />
    </BankForm>
  );
}

/** The member is on-line: on to the accounts, or to a second step that is better than text messages. */
export function DoneStep() {
  const words = useWords(activationWords).done;
  return (
    <div className="grid gap-5">
      <p role="status" className="text-muted">
        {words.detail}
      </p>
      <section aria-label={words.secondStep}>
        <h2 className="font-semibold">{words.secondStep}</h2>
        <p className="mt-1 text-small text-muted">{words.secondStepDetail}</p>
      </section>
      <div className="grid gap-2">
        <Link to="/dashboard" className={buttonClass({ wide: true })}>
          {words.toDashboard}
        </Link>
        <Link
          to="/dashboard"
          state={{ place: 'security', detail: { part: 'sign-in-ways' } }}
          className={buttonClass({ tone: 'secondary', wide: true })}
        >
          {words.toSettings}
        </Link>
      </div>
    </div>
  );
}
