import { useEffect } from 'react';
import { Banner } from '../design-system/parts/banner.tsx';
import { useWords } from '../language/sentences.ts';
import { useSession } from '../queries/session.ts';
import { isHolder } from './owners.ts';
import { membershipSwitchWords } from './switch-words.ts';

export interface WhoseAccountsProps {
  /** How the portal came to this membership; null where it began with it. */
  cameFrom: {
    /** The holder of the accounts seen until then, after an end of that access. */
    readonly ended: string | null;
  } | null;
}

/** The owner of the shown accounts, above every screen where these are not the person's own, and a notice of a switch. */
export default function WhoseAccounts({ cameFrom }: WhoseAccountsProps) {
  const words = useWords(membershipSwitchWords);
  const { membership } = useSession();
  const { holder, role } = membership;
  const isOwn = isHolder(role);
  useEffect(() => {
    if (cameFrom !== null) document.getElementById('content')?.focus({ preventScroll: true });
  }, [cameFrom]);
  return (
    <>
      {cameFrom !== null && (
        <p role="status" className="sr-only">
          {words.switched(holder)}
        </p>
      )}
      {cameFrom !== null && cameFrom.ended !== null && (
        <Banner tone="warning" role="alert" title={words.ended(cameFrom.ended)} className="mb-6">
          {isOwn ? words.endedDetail : words.endedWithoutOwn}
        </Banner>
      )}
      {!isOwn && (
        <Banner tone="info" title={words.accountsOf(holder)} className="mb-6">
          {words.youAre(words.roles[role])}
        </Banner>
      )}
    </>
  );
}
