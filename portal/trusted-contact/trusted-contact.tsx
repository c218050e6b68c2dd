import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, CircleSlash, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { TrustedContact as Contact } from '#contract/trusted-contact/trusted-contact.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { Badge } from '../design-system/parts/badge.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { RemoveInPlace } from '../design-system/composed/remove-in-place.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { formatDate, localToday } from '../language/format.ts';
import { isDemo } from '../bank-client/host.ts';
import { useWords } from '../language/sentences.ts';
import { refreshSecurity } from '../identity/security/queries.ts';
import { SettingRow } from '../settings/settings-section.tsx';
import { introduceContact, removeContact, trustedContactQuery } from './queries.ts';
import { trustedContactWords } from './words.ts';
import { useFocusBack } from '../design-system/parts/focus.ts';
import { LoadedPart } from '../design-system/composed/loaded.tsx';

const ContactDialog = lazyDialog(() => import('./contact-dialog.tsx'));

/** The contact to tell when a payment looks like a scam: their answer, and the ways to change the choice (R-T19). */
export default function TrustedContact() {
  const words = useWords(trustedContactWords);
  const query = useQuery(trustedContactQuery);
  const [opened, setOpened] = useState<'add' | 'change' | null>(null);
  return (
    <SettingRow title={words.heading} detail={words.detail}>
      <LoadedPart query={query} words={words}>
        {(contact) =>
          contact === null ? (
            <div className="grid gap-3">
              <p className="text-small text-muted">{words.none}</p>
              <Button
                tone="secondary"
                size="small"
                icon={UserRoundPlus}
                onClick={() => setOpened('add')}
                className="justify-self-start"
              >
                {words.add}
              </Button>
            </div>
          ) : (
            <Named key={contact.namedAt} contact={contact} onChange={() => setOpened('change')} />
          )
        }
      </LoadedPart>
      {opened !== null && (
        <ContactDialog
          before={opened === 'change' ? (query.data ?? null) : null}
          onClose={() => setOpened(null)}
        />
      )}
    </SettingRow>
  );
}

function Named({ contact, onChange }: { contact: Contact; onChange: () => void }) {
  const words = useWords(trustedContactWords);
  const [isAsked, setAsked] = useState(false);
  const button = useFocusBack(isAsked);
  const queries = useQueryClient();
  const remove = useMutation({
    ...removeContact,
    onSuccess: async (answer) => {
      queries.setQueryData(trustedContactQuery.queryKey, answer);
      showToast({ title: words.removed });
      await refreshSecurity(queries);
    },
  });
  if (isAsked) {
    return (
      <RemoveInPlace
        title={words.removing(contact.name)}
        detail={words.removingDetail}
        words={{ remove: words.remove, keep: words.keep }}
        removal={remove}
        problemTitle={words.notRemoved}
        onRemove={() => remove.mutate()}
        onKept={() => setAsked(false)}
      />
    );
  }
  const { name, relationship, email, phone } = contact;
  return (
    <div className="grid gap-3">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          <Status contact={contact} />
        </p>
        <p className="text-small wrap-anywhere text-muted">
          {[words.relationships[relationship], email, phone]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      <Said contact={contact} />
      <div className="flex flex-wrap gap-2">
        <Button tone="secondary" size="small" onClick={onChange}>
          {words.change}
        </Button>
        <Button ref={button} tone="secondary" size="small" onClick={() => setAsked(true)}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
}

function Status({ contact: { introducedAt, declinedAt } }: { contact: Contact }) {
  const { status } = useWords(trustedContactWords);
  if (declinedAt !== null) {
    return (
      <Badge tone="warning" icon={CircleSlash}>
        {status.declined}
      </Badge>
    );
  }
  return introducedAt === null || isDemo ? (
    <Badge tone="warning" icon={CircleDashed}>
      {status.notTold}
    </Badge>
  ) : (
    <Badge tone="positive" icon={CircleCheck}>
      {status.told}
    </Badge>
  );
}

/** The contact's message or answer; where they were not reached, the way to try again. */
function Said({ contact: { name, introducedAt, declinedAt } }: { contact: Contact }) {
  const words = useWords(trustedContactWords);
  const queries = useQueryClient();
  const introduce = useMutation({
    ...introduceContact,
    onSuccess: (answer) => {
      queries.setQueryData(trustedContactQuery.queryKey, answer);
      const isReached = answer !== null && answer.introducedAt !== null;
      showToast(
        isReached
          ? { title: words.reached(answer.name), tone: 'positive' }
          : { title: words.notReached, description: words.notReachedDetail, tone: 'danger' },
      );
    },
  });
  if (declinedAt !== null) {
    return (
      <p className="text-small text-muted">
        {words.declinedOn(name, formatDate(localToday(declinedAt)))}
      </p>
    );
  }
  if (introducedAt !== null) {
    return (
      <p className="text-small text-muted">
        {isDemo ? words.dialog.demo : words.toldOn(formatDate(localToday(introducedAt)))}{' '}
        {words.none}
      </p>
    );
  }
  return (
    <>
      <p className="text-small text-muted">{words.notTold}</p>
      {introduce.error !== null && (
        <ProblemBanner error={introduce.error} title={words.notReached} />
      )}
      <Button
        size="small"
        busy={introduce.isPending}
        onClick={() => introduce.mutate()}
        className="justify-self-start"
      >
        {introduce.isPending ? words.trying : words.tryAgain}
      </Button>
    </>
  );
}
