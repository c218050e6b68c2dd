import { CircleCheck, CircleDashed } from 'lucide-react';
import { type ComponentProps } from 'react';
import type {
  Profile as KeptProfile,
  ProfileDetails,
  ProfileFault,
  ProfileField,
} from '#contract/settings/profile.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { FormProblem, formProps } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import {
  memberQuery,
  profileQuery,
  sentMessagesQuery,
  settingsQuery,
  updateProfile,
} from './queries.ts';
import { settingsWords } from './words.ts';
import { unconfirmedContactWords } from './unconfirmed-contact-words.ts';
import { useWords } from '../language/sentences.ts';
import { faultsIn, isChanged, profileFields, waitingChannels } from './profile-draft.ts';
import { SettingRow, SettingsSection } from './settings-section.tsx';
import { UnconfirmedContact } from './unconfirmed-contact.tsx';

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

/** The fields that are asked for together, in the order of `profileFields`. */
const groups: readonly { name: 'name' | 'contact' | 'address'; fields: readonly ProfileField[] }[] =
  [
    { name: 'name', fields: ['firstName', 'lastName'] },
    { name: 'contact', fields: ['email', 'phone'] },
    { name: 'address', fields: ['street', 'unit', 'city', 'state', 'zip'] },
  ];

const widths: Record<ProfileField, string> = {
  firstName: 'col-span-3',
  lastName: 'col-span-3',
  email: 'col-span-6',
  phone: 'col-span-6',
  street: 'col-span-6',
  unit: 'col-span-6',
  city: 'col-span-6',
  state: 'col-span-3',
  zip: 'col-span-3',
};

const nothingTyped: Partial<ProfileDetails> = {};

/** The member's identity and contact details, to be changed (R-P1). */
export function Profile({ profile }: { profile: KeptProfile }) {
  const words = useWords(settingsWords).profile;
  const unconfirmedWords = useWords(unconfirmedContactWords);
  const { verifiedAt: _, knownName: _known, unconfirmed, ...kept } = profile;
  const form = useBankForm({
    procedure: {
      ...updateProfile,
      onSuccess: (saved, _sent, _shown, { client }) => {
        client.setQueryData(profileQuery.queryKey, saved);
      },
    },
    refresh: (queries) =>
      Promise.all(
        [memberQuery, profileQuery, settingsQuery, sentMessagesQuery].map(({ queryKey }) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
    // Only what was typed: whatever else changes meanwhile is shown as it is.
    start: nothingTyped,
    read: (typed) => ({ request: { ...kept, ...typed } }),
    at: (refusal) => {
      const faults = Object.entries(faultsIn(refusal) ?? {}) as [ProfileField, ProfileFault][];
      return Object.fromEntries(
        faults.map(([field, fault]) => [field, words.faults[fault][field]]),
      );
    },
    next: () => nothingTyped,
    done: (saved) => {
      const waiting = waitingChannels(saved);
      showToast({
        title: words.saved,
        tone: 'positive',
        ...(waiting.length > 0 && { description: unconfirmedWords.saved(waiting) }),
      });
    },
  });
  const typed = { ...kept, ...form.draft };
  const submit = () => {
    if (isChanged(typed, kept)) form.submit();
    else showToast({ title: words.unchanged });
  };
  const isWrongHere = profileFields.some((field) => form.faults[field] !== undefined);

  return (
    <SettingsSection id="profile" heading={words.heading} detail={words.detail}>
      {waitingChannels(profile).map((channel, index) => (
        <UnconfirmedContact
          key={`${channel} ${unconfirmed[channel]}`}
          channel={channel}
          address={unconfirmed[channel] ?? ''}
          takesFocus={form.answer !== undefined && index === 0}
        />
      ))}
      <form {...formProps({ ...form, submit })} className="divide-y divide-line">
        {groups.map(({ name, fields }) => (
          <SettingRow
            key={name}
            title={words.groups[name]}
            detail={name === 'contact' ? words.oldAddress : undefined}
          >
            <div className="grid grid-cols-6 items-start gap-x-3 gap-y-5">
              {fields.map((field) => (
                <TextField
                  key={field}
                  {...inputs[field]}
                  label={words.fields[field]}
                  optional={field === 'unit'}
                  hint={field === 'state' ? words.stateHint : undefined}
                  name={field}
                  value={typed[field]}
                  onChange={(event) => form.change({ [field]: event.currentTarget.value })}
                  error={form.errorAt(field)}
                  className={widths[field]}
                />
              ))}
            </div>
          </SettingRow>
        ))}
        <div className="grid gap-4 py-5">
          <FormProblem form={form} title={words.notSaved} />
          {isWrongHere && (
            <Banner role="alert" tone="danger" title={words.notSaved}>
              {words.wrongHere}
            </Banner>
          )}
          <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
            <SavedState isChanged={isChanged(typed, kept)} />
            <Button type="submit" busy={form.busy}>
              {form.busy ? words.submitting : words.submit}
            </Button>
          </div>
        </div>
      </form>
    </SettingsSection>
  );
}

function SavedState({ isChanged: changed }: { isChanged: boolean }) {
  const words = useWords(settingsWords).profile;
  return (
    <p className="flex items-center gap-1.5 text-small text-muted">
      <Icon
        shape={changed ? CircleDashed : CircleCheck}
        size={16}
        className={changed ? 'text-warning' : 'text-positive'}
      />
      {changed ? words.changed : words.asKept}
    </p>
  );
}
