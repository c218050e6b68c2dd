import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type SubmitEvent, useRef, useState } from 'react';
import type { Profile as KeptProfile, ProfileDetails, ProfileField } from '#contract/profile.ts';
import { Banner } from '../../parts/banner.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SectionHeading } from '../../parts/headings.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { showToast } from '../../parts/toast.tsx';
import { memberQuery } from '../../queries/member.ts';
import {
  profileQuery,
  sentMessagesQuery,
  settingsQuery,
  updateProfile,
} from '../../queries/settings.ts';
import { settingsWords } from '../../words/settings.ts';
import { useWords } from '../../words/words.ts';
import { ChangeProblem } from './change-problem.tsx';
import { faultsIn, isChanged, profileFields, standingFaults } from './profile-draft.ts';

/** What browsers fill in, and which keys a phone shows. */
const inputs: Record<ProfileField, ComponentProps<'input'>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phone: { autoComplete: 'tel-national', inputMode: 'tel' },
  street: { autoComplete: 'address-line1' },
  unit: { autoComplete: 'address-line2' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1', autoCapitalize: 'characters' },
  zip: { autoComplete: 'postal-code', inputMode: 'numeric' },
};

const widths: Record<ProfileField, string> = {
  firstName: 'sm:col-span-3',
  lastName: 'sm:col-span-3',
  email: 'sm:col-span-3',
  phone: 'sm:col-span-3',
  street: 'sm:col-span-4',
  unit: 'sm:col-span-2',
  city: 'sm:col-span-3',
  state: 'sm:col-span-1',
  zip: 'sm:col-span-2',
};

/** Who the member is and how they are reached, to be changed (R-P1). */
export function Profile({ profile }: { profile: KeptProfile }) {
  const words = useWords(settingsWords).profile;
  const queries = useQueryClient();
  // Only what was typed: whatever else changes meanwhile is shown as it is.
  const [draft, setDraft] = useState<Partial<ProfileDetails>>({});
  const [refused, setRefused] = useState<ProfileDetails | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { verifiedAt: _, ...kept } = profile;
  const typed: ProfileDetails = { ...kept, ...draft };
  const save = useMutation({
    ...updateProfile,
    onSuccess: (saved) => {
      queries.setQueryData(profileQuery.queryKey, saved);
      setDraft({});
      setRefused(null);
      showToast({ title: words.saved, tone: 'positive' });
    },
    onError: (error, details) => {
      setRefused(details);
      const first = profileFields.find((field) => faultsIn(error)?.[field] !== undefined);
      if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    },
    onSettled: () =>
      Promise.all(
        [memberQuery, profileQuery, settingsQuery, sentMessagesQuery].map(({ queryKey }) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    if (isChanged(typed, kept)) save.mutate(typed);
    else showToast({ title: words.unchanged });
  };

  const faults = faultsIn(save.error);
  const standing = standingFaults(faults ?? {}, refused, typed);
  return (
    <Card aria-labelledby="profile" className="sm:p-6">
      <SectionHeading id="profile" detail={words.detail}>
        {words.heading}
      </SectionHeading>
      <form ref={form} noValidate onSubmit={submit} className="mt-4 grid gap-5">
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-6">
          {profileFields.map((field) => {
            const fault = standing[field];
            return (
              <TextField
                key={field}
                {...inputs[field]}
                name={field}
                label={words.fields[field]}
                optional={field === 'unit'}
                hint={field === 'state' ? words.stateHint : undefined}
                value={typed[field]}
                onChange={(event) => setDraft({ ...draft, [field]: event.currentTarget.value })}
                error={fault && words.faults[fault][field]}
                className={widths[field]}
              />
            );
          })}
        </div>
        <p className="text-small text-muted">{words.oldAddress}</p>
        {save.error !== null && faults === null && (
          <ChangeProblem error={save.error} title={words.notSaved} />
        )}
        {Object.keys(standing).length > 0 && (
          <Banner role="alert" tone="danger" title={words.notSaved}>
            {words.wrongHere}
          </Banner>
        )}
        <Button type="submit" busy={save.isPending} className="justify-self-start">
          {save.isPending ? words.submitting : words.submit}
        </Button>
      </form>
    </Card>
  );
}
