import type { AccountColour } from '#contract/accounts/account-terms.ts';

const fills: Record<AccountColour, string> = {
  first: 'bg-chart-one',
  second: 'bg-chart-two',
  third: 'bg-chart-three',
  fourth: 'bg-chart-four',
  fifth: 'bg-chart-six',
};

/** The colour by which a member marks an account, beside its name; nothing where they have chosen none. */
export function AccountMark({ colour }: { colour: AccountColour | null }) {
  if (colour === null) return null;
  return (
    <span
      aria-hidden="true"
      className={`mr-2 inline-block size-3 shrink-0 rounded-full forced-color-adjust-none ${fills[colour]}`}
    />
  );
}
