import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Member } from '#contract/sign-in/sign-in.ts';
import { bank } from '../bank-client/bank-client.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { rememberSignIn } from '../bank-client/sign-in-flag.ts';
import { Button } from '../design-system/parts/button.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { activationWords } from './words.ts';
import { useExplain } from '../language/refusals.ts';
import { useWords } from '../language/sentences.ts';
import {
  faultOf,
  isAboutPassword,
  NewPassword,
  nothingTyped,
  type PasswordFault,
} from '../passwords/new-password.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useRequest } from '../queries/use-request.ts';

interface ChooseStepProps {
  code: string;
  onWrongCode: (refusal: unknown) => void;
  onOver: () => void;
  onDone: (member: Member) => void;
}

/** The member chooses user name and password, and is signed in by it. */
export function ChooseStep({ code, onWrongCode, onOver, onDone }: ChooseStepProps) {
  const words = useWords(activationWords).choose;
  const explain = useExplain();
  const [username, setUsername] = useState('');
  const [typed, setTyped] = useState(nothingTyped);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [fault, setFault] = useState<PasswordFault>(null);
  const { send, isBusy, problem, forget } = useRequest();
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: string) =>
    form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultOf(typed);
    setIsNameMissing(username.trim() === '');
    setFault(found);
    if (username.trim() === '') focus('username');
    else if (found !== null) focus(found === 'missing' ? 'next' : 'again');
    else await send(activate);
  };

  const activate = async () => {
    try {
      const answer = await (
        await bank()
      ).enrolment.finish({ code, username, password: typed.next });
      rememberSignIn(answer.member.username);
      onDone(answer.member);
    } catch (error) {
      if (isRefusal(error, 'PROOF_WRONG')) onWrongCode(error);
      else if (isRefusal(error, 'PROOF_OVER')) onOver();
      else {
        if (isAboutPassword(error)) focus('next');
        if (isAboutUsername(error)) focus('username');
        throw error;
      }
    }
  };

  const refusal = problem?.error;
  const whyNotName = isAboutUsername(refusal) ? explain(refusal).title : undefined;
  const isElsewhere = problem !== null && !isAboutUsername(refusal) && !isAboutPassword(refusal);

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {isElsewhere && <ProblemBanner error={refusal} />}
      <TextField
        ref={nameField}
        label={words.username}
        hint={words.usernameHint}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        value={username}
        onChange={(event) => {
          setUsername(event.currentTarget.value);
          setIsNameMissing(false);
          forget();
        }}
        required
        error={isNameMissing ? words.usernameMissing : whyNotName}
      />
      <NewPassword
        typed={typed}
        onType={(next) => {
          setTyped(next);
          setFault(null);
          forget();
        }}
        fault={fault}
        refused={refusal}
        own={[username]}
      />
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

function isAboutUsername(error: unknown): boolean {
  return isRefusal(error, 'USERNAME_WRONG') || isRefusal(error, 'USERNAME_TAKEN');
}
