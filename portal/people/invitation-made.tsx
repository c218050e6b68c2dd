import { useRef } from 'react';
import type { EpochMs } from '#contract/time/time.ts';
import { isDemo } from '../bank-client/host.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { CopyButton } from '../design-system/parts/copy-button.tsx';
import { DialogActions } from '../design-system/parts/dialog-actions.tsx';
import { useFocusInPlace } from '../design-system/parts/use-focus-in-place.ts';
import { formatMoment } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { invitationLink } from './invitation-link.ts';
import { peopleWords } from './words.ts';

/** An invitation as it was made. */
export interface MadeInvitation {
  readonly name: string;
  readonly token: string;
  readonly code: string;
  readonly expiresAt: EpochMs;
}

interface InvitationMadeProps {
  made: MadeInvitation;
  onDone: () => void;
}

/** The link and the code of an invitation, which are told by two ways. */
export function InvitationMade({ made, onDone }: InvitationMadeProps) {
  const words = useWords(peopleWords).invite;
  const link = invitationLink(made.token);
  const lead = useRef<HTMLParagraphElement>(null);
  useFocusInPlace(() => lead.current?.focus());
  return (
    <div className="grid gap-5">
      <p ref={lead} tabIndex={-1} className="outline-none">
        {words.madeDetail(formatMoment(made.expiresAt))}
      </p>
      <dl className="grid gap-5">
        <div className="grid gap-2">
          <dt className="text-small text-muted">{words.link}</dt>
          <dd className="grid justify-items-start gap-2">
            <span className="text-small wrap-anywhere select-all">{link}</span>
            <CopyButton text={link} label={words.copyLink} />
          </dd>
        </div>
        <div className="grid gap-2">
          <dt className="text-small text-muted">{words.code}</dt>
          <dd className="grid justify-items-start gap-2">
            <span className="figures text-heading font-semibold select-all">{made.code}</span>
            <CopyButton text={made.code} label={words.copyCode} />
          </dd>
        </div>
      </dl>
      <Banner tone="info">{isDemo ? words.demo : words.once}</Banner>
      <DialogActions>
        <Button onClick={onDone}>{words.done}</Button>
      </DialogActions>
    </div>
  );
}
