import { accountColours, nicknameMaxLength } from '#contract/accounts/account-terms.ts';
import type { Account } from '#contract/accounts/accounts.ts';
import { MarkedChoice } from '../design-system/parts/marked-choice.tsx';
import { Switch } from '../design-system/parts/switch.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
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
  const { officialName, name, colour, hidden } = account;
  const form = useBankForm({
    procedure: {
      ...personalizeAccount,
      onSuccess: (_, __, ___, { client }) => refreshAccountNames(client),
    },
    start: { nickname: name === officialName ? '' : name, colour, hidden },
    read: (draft) => ({ request: { account: account.id, ...draft } }),
    at: {
      ACCOUNT_NICKNAME_TOO_LONG: 'nickname',
      ACCOUNT_NICKNAME_WRONG: 'nickname',
      ACCOUNT_NICKNAME_TAKEN: 'nickname',
    },
    done: (saved) => onSaved(saved.name),
  });
  useFocusInPlace(() => form.control('nickname')?.select());
  return (
    <BankForm
      form={form}
      className="grid gap-4"
      buttons="small"
      submit={words.save}
      submitting={words.saving}
      cancel={{ label: words.cancel, onSelect: onCancel }}
      problemTitle={words.notSaved}
      news={<p className="text-small text-muted">{words.officialName(officialName)}</p>}
    >
      <TextField
        label={words.nickname}
        hint={words.nicknameHint(nicknameMaxLength, officialName)}
        autoComplete="off"
        {...form.text('nickname')}
      />
      <MarkedChoice
        label={words.colour}
        value={form.draft.colour ?? 'none'}
        onValueChange={(chosen) => form.change({ colour: chosen === 'none' ? null : chosen })}
        choices={(['none', ...accountColours] as const).map((one) => ({
          value: one,
          label: words.colours[one],
          mark: <AccountMark colour={one === 'none' ? null : one} />,
        }))}
      />
      <Switch label={words.hide} hint={words.hideHint} {...form.checked('hidden')} />
    </BankForm>
  );
}
