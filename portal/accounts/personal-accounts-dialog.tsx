import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#contract/accounts/accounts.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { LoadedQuery } from '../design-system/composed/loaded.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Badge } from '../design-system/parts/badge.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { useWords } from '../language/sentences.ts';
import { useWithOwners } from '../people/owners.ts';
import { changeAtOnce, shownIn } from '../queries/change-at-once.ts';
import { AccountMark } from './account-mark.tsx';
import { personalWords } from './personal-words.ts';
import {
  accountsQuery,
  arrangeAccounts,
  personalizeAccount,
  refreshAccountNames,
  refreshAccounts,
} from './queries.ts';
import { useFocusBack, useFocusInPlace } from '../design-system/parts/focus.ts';
import { useToldWhenGone } from '../design-system/parts/undo.ts';
import { accountColours, nicknameMaxLength } from '#contract/accounts/account-terms.ts';
import { MarkedChoice } from '../design-system/parts/marked-choice.tsx';
import { Switch } from '../design-system/parts/switch.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';

interface Listed {
  readonly accounts: readonly Account[];
}

/** Where a member gives accounts nicknames and colours, puts them in order and leaves some out of the overview. */
export default function PersonalAccountsDialog(dialog: DialogOpen) {
  const words = useWords(personalWords);
  return (
    <Dialog {...dialog} title={words.title} description={words.description} keepsTop>
      <LoadedQuery query={accountsQuery} words={words} skeleton={<Skeleton className="h-40" />}>
        {({ accounts }) => <Accounts accounts={accounts} />}
      </LoadedQuery>
    </Dialog>
  );
}

function Accounts({ accounts }: { accounts: readonly Account[] }) {
  const words = useWords(personalWords);
  const [news, setNews] = useState('');
  const arranging = useArranging();
  const move = (account: Account, place: number) => {
    const others = accounts.filter(({ id }) => id !== account.id).map(({ id }) => id);
    arranging.mutate({ accounts: others.toSpliced(place, 0, account.id) });
    setNews(words.moved(account.name, place + 1, accounts.length));
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="sr-only">
        {news}
      </p>
      {arranging.error !== null && (
        <ProblemBanner title={words.notArranged} error={arranging.error} />
      )}
      <ul className="divide-y divide-line">
        {accounts.map((account, place) => (
          <Row
            key={account.id}
            account={account}
            onSaved={(name) => setNews(words.saved(name))}
            onUp={place > 0 ? () => move(account, place - 1) : null}
            onDown={place < accounts.length - 1 ? () => move(account, place + 1) : null}
          />
        ))}
      </ul>
    </div>
  );
}

/** The order shows at once. */
function useArranging() {
  const { notArranged } = useWords(personalWords);
  const tellWhenGone = useToldWhenGone();
  return useMutation(
    changeAtOnce(arrangeAccounts, {
      shownIn: [shownIn(accountsQuery.queryKey, inOrder)],
      reload: refreshAccounts,
      onPutBack: (error) => tellWhenGone(notArranged, error),
    }),
  );
}

/** The histories and explanations under the same key list no accounts with names. */
function inOrder(answer: Listed, { accounts: order }: { accounts: AccountId[] }): Listed {
  if (!('insurance' in answer)) return answer;
  const accounts = answer.accounts.toSorted(
    (one, other) => order.indexOf(one.id) - order.indexOf(other.id),
  );
  return { ...answer, accounts };
}

interface RowProps {
  account: Account;
  onSaved: (name: string) => void;
  /** Null where it is the first, or the last. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

function Row({ account, onSaved, onUp, onDown }: RowProps) {
  const words = useWords(personalWords);
  const withOwners = useWithOwners();
  const [isEdited, setEdited] = useState(false);
  const editButton = useFocusBack(isEdited);
  const { name, officialName, number, colour, hidden } = account;
  if (isEdited) {
    return (
      <li className="py-4">
        <PersonalAccountForm
          account={account}
          onSaved={(saved) => {
            setEdited(false);
            onSaved(saved);
          }}
          onCancel={() => setEdited(false)}
        />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center gap-1 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <AccountMark colour={colour} />
          {name}
        </p>
        <p className="figures text-small text-muted">
          {withOwners(name === officialName ? number : `${officialName} · ${number}`)}
        </p>
      </div>
      {hidden && <Badge>{words.hidden}</Badge>}
      {/* The one that was pressed keeps the focus when there is no further place. */}
      <IconButton
        icon={ArrowUp}
        label={words.moveUp(name)}
        aria-disabled={onUp === null}
        className={onUp === null ? 'opacity-60' : ''}
        onClick={() => onUp?.()}
      />
      <IconButton
        icon={ArrowDown}
        label={words.moveDown(name)}
        aria-disabled={onDown === null}
        className={onDown === null ? 'opacity-60' : ''}
        onClick={() => onDown?.()}
      />
      <Button
        ref={editButton}
        tone="secondary"
        size="small"
        aria-label={words.editOf(name)}
        onClick={() => setEdited(true)}
      >
        {words.edit}
      </Button>
    </li>
  );
}

interface PersonalAccountFormProps {
  account: Account;
  onSaved: (name: string) => void;
  onCancel: () => void;
}

function PersonalAccountForm({ account, onSaved, onCancel }: PersonalAccountFormProps) {
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
      onCancel={onCancel}
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
