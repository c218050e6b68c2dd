import { askWhileBusy } from '../../bank-client/ask-again.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { Banner } from '../../design-system/parts/banner.tsx';
import { TextField } from '../../design-system/parts/text-field.tsx';
import { SamplePhone } from '../authentication/sample-phone.tsx';
import { BankForm } from '../../forms/bank-form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useWords } from '../../language/sentences.ts';
import { passwordResetWords } from './password-reset-words.ts';
import { rememberedUsername } from './use-arrive.ts';

/** Has a link sent to the email on file (R-L6). The text is the same for every name. */
export function AskForLink() {
  const words = useWords(passwordResetWords).ask;
  const form = useForm(
    {
      start: { 'reset-username': rememberedUsername() ?? '' },
      read: (draft) => {
        const username = draft['reset-username'].trim();
        if (username === '') return { faults: { 'reset-username': 'missing' } };
        return { request: { username } };
      },
      say: { missing: words.usernameMissing },
    },
    (request: { username: string }) =>
      askWhileBusy(async () => (await bank()).passwordReset.ask(request)),
  );

  if (form.outcome.kind === 'done') {
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
    <BankForm form={form} buttons="wide" submit={words.send} submitting={words.sending}>
      <TextField
        label={words.username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        required
        {...form.text('reset-username')}
      />
    </BankForm>
  );
}
