import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import type { Account } from '#contract/accounts/accounts.ts';
import { accountNumbersWords } from '../../accounts/account-number-words.ts';
import { showAccountNumbers } from '../../accounts/queries.ts';
import { brand } from '../../browser/brand.ts';
import { ProblemBanner } from '../../design-system/composed/problem-banner.tsx';
import { Button } from '../../design-system/parts/button.tsx';
import { CopyButton } from '../../design-system/parts/copy-button.tsx';
import { refreshSecurity } from '../../identity/security/queries.ts';
import { useWords } from '../../language/sentences.ts';
import { May } from '../../queries/session.ts';
import { accountDetailsWords } from './account-detail-words.ts';
import { Part } from './account-parts.tsx';

/** The routing number, which is public, and the account number: in full once the bank has confirmed the member. */
export function AccountNumbers({ account }: { account: Account }) {
  const { numbersHeading } = useWords(accountDetailsWords);
  const words = useWords(accountNumbersWords);
  const queryClient = useQueryClient();
  const { data: shown, ...show } = useMutation({
    ...showAccountNumbers,
    onSuccess: () => refreshSecurity(queryClient),
  });
  const isShown = shown !== undefined;
  return (
    <Part heading={numbersHeading} wish="numbers">
      <p className="text-small text-muted">{words.description}</p>
      <dl className="grid gap-4 print:hidden">
        <NumberLine
          name={words.routingNumber}
          said={grouped(brand.routingNumber, 3)}
          copied={brand.routingNumber}
          copy={words.copyRoutingNumber}
        />
        <NumberLine
          name={words.accountNumber}
          said={isShown ? grouped(shown.accountNumber, 4) : account.number}
          copied={shown?.accountNumber}
          copy={words.copyAccountNumber}
        />
      </dl>
      <May area="manage">
        <p role="status" className="text-small text-muted empty:hidden">
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
          className="justify-self-start print:hidden"
          onClick={() => (isShown ? show.reset() : show.mutate({ account: account.id }))}
        >
          {show.isPending ? words.showing : isShown ? words.hide : words.show}
        </Button>
      </May>
    </Part>
  );
}

interface NumberLineProps {
  name: string;
  said: string;
  /** The number in full, where it is shown in full. */
  copied: string | undefined;
  copy: string;
}

function NumberLine({ name, said, copied, copy }: NumberLineProps) {
  return (
    <div className="grid gap-1">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="flex min-h-11 flex-wrap items-center gap-x-3">
        <span className="figures text-title font-semibold wrap-anywhere">{said}</span>
        {copied !== undefined && <CopyButton text={copied} name={copy} />}
      </dd>
    </div>
  );
}

/** In groups that are counted from the end: the last group is the part of the number shown elsewhere. */
function grouped(number: string, groupsOf: number): string {
  return number.replaceAll(new RegExp(`(?<=.)(?=(?:.{${groupsOf}})+$)`, 'gu'), ' ');
}
