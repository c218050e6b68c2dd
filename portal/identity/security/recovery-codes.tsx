import { useMutation } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Factors } from '#contract/identity/security/security.ts';
import { Badge } from '../../design-system/parts/badge.tsx';
import { Button } from '../../design-system/parts/button.tsx';
import { lazyDialog } from '../../design-system/parts/lazy-component.tsx';
import { RemoveInPlace } from '../../design-system/composed/remove-in-place.tsx';
import { makeRecoveryCodes, useFactorsChanged } from './queries.ts';
import { formatDate, localToday } from '../../language/format.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { ProblemBanner } from '../../design-system/composed/problem-banner.tsx';
import { SettingRow } from '../../settings/settings-section.tsx';

const RecoveryCodesDialog = lazyDialog(() => import('./recovery-codes-dialog.tsx'));

const few = 3;

/** The codes for when nothing else is at hand: how many are left, and the way to new ones. */
export function RecoveryCodes({ codes }: { codes: Factors['recoveryCodes'] }) {
  const words = useWords(securityCenterWords).recovery;
  const changed = useFactorsChanged();
  const place = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const make = useMutation({
    ...makeRecoveryCodes,
    onSuccess: ({ factors }) => {
      setAsked(false);
      changed(factors);
    },
  });
  return (
    <SettingRow title={words.heading} detail={words.detail}>
      <div ref={place} tabIndex={-1} className="grid gap-3 outline-none">
        {codes === null ? (
          <p className="text-small text-muted">{words.none}</p>
        ) : (
          <Left left={codes.left} madeOn={formatDate(localToday(codes.madeAt))} />
        )}
        {isAsked ? (
          <RemoveInPlace
            title={words.replacing}
            detail={words.replacingDetail}
            words={{ remove: make.isPending ? words.making : words.makeNew, keep: words.keep }}
            removal={make}
            problemTitle={words.notMade}
            onRemove={() => make.mutate()}
            onKept={() => {
              setAsked(false);
              make.reset();
              place.current?.focus();
            }}
          />
        ) : (
          <>
            <Button
              tone="secondary"
              size="small"
              busy={make.isPending}
              onClick={() => (codes === null ? make.mutate() : setAsked(true))}
              className="justify-self-start"
            >
              {make.isPending ? words.making : codes === null ? words.make : words.makeNew}
            </Button>
            {make.error !== null && <ProblemBanner error={make.error} title={words.notMade} />}
          </>
        )}
      </div>
      {make.data && (
        <RecoveryCodesDialog
          codes={make.data.codes}
          onClose={make.reset}
          finalFocus={() => place.current}
        />
      )}
    </SettingRow>
  );
}

function Left({ left, madeOn }: { left: number; madeOn: string }) {
  const words = useWords(securityCenterWords).recovery;
  return (
    <div className="grid gap-1 text-small text-muted">
      <p className="flex flex-wrap items-center gap-2">
        <Badge
          tone={left <= few ? 'warning' : 'positive'}
          icon={left <= few ? TriangleAlert : CircleCheck}
        >
          {words.left(left)}
        </Badge>
        {words.madeOn(madeOn)}
      </p>
      {left <= few && <p>{words.few}</p>}
    </div>
  );
}
