import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { accountColours, nicknameMaxLength } from '#contract/accounts/account-terms.ts';
import type { Account } from '#contract/accounts/accounts.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { MarkedChoice } from '../design-system/parts/marked-choice.tsx';
import { Switch } from '../design-system/parts/switch.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { useFocusInPlace } from '../design-system/parts/use-focus-in-place.ts';
import { useExplain } from '../language/refusals.ts';
import { useWords } from '../language/sentences.ts';
import { AccountMark } from './account-mark.tsx';
import { personalWords } from './personal-words.ts';
import { personalizeAccount, refreshAccountNames } from './queries.ts';

interface PersonalAccountFormProps {
  account: Account;
  onSaved: (name: string) => void;
  onCancel: () => void;
}

/** Nickname, colour and place of one account. */
export function PersonalAccountForm({ account, onSaved, onCancel }: PersonalAccountFormProps) {
  const words = useWords(personalWords);
  const explain = useExplain();
  const queryClient = useQueryClient();
  const { officialName } = account;
  const [nickname, setNickname] = useState(account.name === officialName ? '' : account.name);
  const [colour, setColour] = useState(account.colour);
  const [hidden, setHidden] = useState(account.hidden);
  const field = useRef<HTMLInputElement>(null);
  useFocusInPlace(() => field.current?.select());
  const saving = useMutation({
    ...personalizeAccount,
    onSuccess: async ({ name }) => {
      await refreshAccountNames(queryClient);
      onSaved(name);
    },
    onError: (error) => {
      if (isAboutNickname(error)) field.current?.focus();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate({ account: account.id, nickname, colour, hidden });
  };
  const { error } = saving;
  const fault = isAboutNickname(error) ? explain(error) : null;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        ref={field}
        label={words.nickname}
        hint={words.nicknameHint(nicknameMaxLength, officialName)}
        autoComplete="off"
        value={nickname}
        onChange={(event) => {
          setNickname(event.currentTarget.value);
          saving.reset();
        }}
        error={fault === null ? undefined : `${fault.title} ${fault.detail ?? ''}`}
      />
      <MarkedChoice
        label={words.colour}
        value={colour ?? 'none'}
        onValueChange={(chosen) => setColour(chosen === 'none' ? null : chosen)}
        choices={(['none', ...accountColours] as const).map((one) => ({
          value: one,
          label: words.colours[one],
          mark: <AccountMark colour={one === 'none' ? null : one} />,
        }))}
      />
      <Switch
        label={words.hide}
        hint={words.hideHint}
        checked={hidden}
        onCheckedChange={setHidden}
      />
      {error !== null && fault === null && <ProblemBanner title={words.notSaved} error={error} />}
      <p className="text-small text-muted">{words.officialName(officialName)}</p>
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={saving.isPending}>
          {saving.isPending ? words.saving : words.save}
        </Button>
        <Button tone="secondary" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function isAboutNickname(error: unknown): boolean {
  return (
    isRefusal(error, 'ACCOUNT_NICKNAME_TOO_LONG') ||
    isRefusal(error, 'ACCOUNT_NICKNAME_WRONG') ||
    isRefusal(error, 'ACCOUNT_NICKNAME_TAKEN')
  );
}
