import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import type { Account } from '#contract/accounts/accounts.ts';
import { Button } from '../design-system/parts/button.tsx';
import { CopyButton } from '../design-system/parts/copy-button.tsx';
import { showAccountNumbers } from './queries.ts';
import { refreshSecurity } from '../identity/security/queries.ts';
import { accountNumbersWords } from './account-number-words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';

/** Masked until the bank has confirmed the member; hidden again when the numbers leave the screen. */
export function Numbers({ account }: { account: Account }) {
  const words = useWords(accountNumbersWords);
  const queryClient = useQueryClient();
  const { data: shown, ...show } = useMutation({
    ...showAccountNumbers,
    onSuccess: () => refreshSecurity(queryClient),
  });
  const isShown = shown !== undefined;
  return (
    <div className="grid gap-5 print:hidden">
      <dl className="grid gap-4">
        <NumberLine
          name={words.accountNumber}
          masked={account.number}
          number={shown?.accountNumber}
          groupsOf={4}
          copy={words.copyAccountNumber}
        />
        <NumberLine
          name={words.routingNumber}
          number={shown?.routingNumber}
          groupsOf={3}
          copy={words.copyRoutingNumber}
        />
      </dl>
      <p role="status" className="text-small text-muted">
        {isShown && (
          <>
            <span className="sr-only">{words.nowShown} </span>
            {words.care}
          </>
        )}
      </p>
      {show.error !== null && <ProblemBanner title={words.failed} error={show.error} />}
      <Button
        tone="secondary"
        icon={isShown ? EyeOff : Eye}
        busy={show.isPending}
        onClick={() => (isShown ? show.reset() : show.mutate({ account: account.id }))}
      >
        {show.isPending ? words.showing : isShown ? words.hide : words.show}
      </Button>
    </div>
  );
}

interface NumberLineProps {
  name: string;
  /** As much of it as is always shown; nothing where that is nothing. */
  masked?: string;
  /** In full, once it is shown. */
  number: string | undefined;
  /** How many digits stand together, for reading it out. */
  groupsOf: number;
  copy: string;
}

function NumberLine({ name, masked, number, groupsOf, copy }: NumberLineProps) {
  const words = useWords(accountNumbersWords);
  return (
    <div className="grid justify-items-start gap-1">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="figures text-title font-semibold wrap-anywhere">
        {number === undefined
          ? (masked ?? (
              <>
                <span aria-hidden="true">••••</span>
                <span className="sr-only">{words.hidden}</span>
              </>
            ))
          : grouped(number, groupsOf)}
      </dd>
      {number !== undefined && (
        <dd className="flex flex-wrap items-center gap-3">
          <CopyButton text={number} label={copy} />
        </dd>
      )}
    </div>
  );
}

/** In groups that are counted from the end: the last group is the part of the number shown elsewhere. */
function grouped(number: string, groupsOf: number): string {
  return number.replaceAll(new RegExp(`(?<=.)(?=(?:.{${groupsOf}})+$)`, 'gu'), ' ');
}
