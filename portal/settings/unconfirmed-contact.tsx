import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ContactChannel, Profile } from '#contract/settings/profile.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { Button } from '../design-system/parts/button.tsx';
import { CodeField } from '../design-system/parts/code-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { SamplePhone } from '../authentication/sample-phone.tsx';
import { confirmContact, dropContactChange, sendContactCode, showProfile } from './queries.ts';
import { useExplain } from '../language/refusals.ts';
import { unconfirmedContactWords } from './unconfirmed-contact-words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { SettingRow } from './settings-section.tsx';
import type { SettingsPart } from './settings-parts.ts';

interface UnconfirmedContactProps {
  channel: ContactChannel;
  /** The new one, which a code was sent to. */
  address: string;
  /** It came up just now, and is what the member has to do next. */
  takesFocus: boolean;
}

/** An address that is used once its code is shown: the field for it, another code, or the way back to the old one. */
export function UnconfirmedContact({ channel, address, takesFocus }: UnconfirmedContactProps) {
  const words = useWords(unconfirmedContactWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const settled = (title: string) => (profile: Profile) => {
    showProfile(queries, profile);
    showToast({ title, tone: 'positive' });
    // The field goes with the row.
    sectionOfPart('profile')?.focus();
  };
  const confirm = useMutation({
    ...confirmContact,
    onSuccess: settled(words.confirmed[channel]),
    onError: () => field.current?.focus(),
  });
  const drop = useMutation({ ...dropContactChange, onSuccess: settled(words.dropped[channel]) });
  const another = useMutation({
    ...sendContactCode,
    onSuccess: () => {
      type('');
      showToast({ title: words.sent(address), tone: 'positive' });
      field.current?.focus();
    },
  });
  const type = (digits: string) => {
    setCode(digits);
    setMissing(false);
    confirm.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (confirm.isPending) return;
    setMissing(code === '');
    if (code === '') field.current?.focus();
    else confirm.mutate({ channel, code });
  };
  const isWrong = isRefusal(confirm.error, 'PROOF_WRONG');
  const refusal = isWrong ? explain(confirm.error) : null;
  const refused = refusal ? `${refusal.title} ${refusal.detail ?? ''}` : undefined;
  return (
    <SettingRow title={words.heading} detail={words.sentTo[channel](address)}>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <CodeField
          ref={field}
          label={words.code(address)}
          value={code}
          onValueChange={type}
          error={isMissing ? words.codeMissing : refused}
        />
        {confirm.error !== null && !isWrong && (
          <ProblemBanner error={confirm.error} title={words.notConfirmed} />
        )}
        {another.error !== null && <ProblemBanner error={another.error} title={words.notSent} />}
        {drop.error !== null && <ProblemBanner error={drop.error} title={words.notDropped} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" busy={confirm.isPending}>
            {confirm.isPending ? words.confirming : words.confirm}
          </Button>
          <Button
            tone="secondary"
            size="small"
            busy={another.isPending}
            onClick={() => another.mutate(channel)}
          >
            {another.isPending ? words.sending : words.sendAnother}
          </Button>
          <Button
            tone="quiet"
            size="small"
            busy={drop.isPending}
            onClick={() => drop.mutate(channel)}
          >
            {drop.isPending ? words.dropping : words.keepOld}
          </Button>
        </div>
      </form>
      <SamplePhone
        channel={channel === 'email' ? 'email' : 'sms'}
        sentAt={another.data?.nextAt}
        onUseCode={(digits) => {
          type(digits);
          field.current?.focus();
        }}
      />
    </SettingRow>
  );
}

/** The section of a part, which can have the focus; null while its place is not shown. */
function sectionOfPart(part: SettingsPart): HTMLElement | null {
  return document.getElementById(part)?.closest<HTMLElement>('section') ?? null;
}
