import { type SubmitEvent, useRef, useState } from 'react';
import { bank } from '../bank-client/bank-client.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { SamplePhone } from '../authentication/sample-phone.tsx';
import { passwordResetWords } from './password-reset-words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { rememberedUsername } from './remembered-username.ts';
import { useRequest } from '../queries/use-request.ts';

/** Has a link sent to the email on file (R-L6). What it says is the same for every name. */
export function AskForLink() {
  const words = useWords(passwordResetWords).ask;
  const [isMissing, setIsMissing] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const { send, isBusy, problem } = useRequest();
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const username = field.current?.value.trim() ?? '';
    setIsMissing(username === '');
    if (username === '') {
      field.current?.focus();
      return;
    }
    const isAsked = await send(async () => {
      await (await bank()).passwordReset.ask({ username });
    });
    if (isAsked) setIsSent(true);
  };

  if (isSent) {
    return (
      <>
        <Banner tone="positive" role="status" title={words.sent}>
          {words.sentDetail}
        </Banner>
        <SamplePhone sentAt={1} />
      </>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {problem && <ProblemBanner error={problem.error} />}
      <TextField
        ref={field}
        label={words.username}
        name="reset-username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        defaultValue={rememberedUsername() ?? ''}
        required
        error={isMissing ? words.usernameMissing : undefined}
      />
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? words.sending : words.send}
      </Button>
    </form>
  );
}
