import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ContactChannel, Profile } from '#contract/settings/profile.ts';
import { Button } from '../design-system/parts/button.tsx';
import { CodeField } from '../design-system/parts/code-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { SamplePhone } from '../identity/authentication/sample-phone.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { confirmContact, dropContactChange, sendContactCode, showProfile } from './queries.ts';
import { unconfirmedContactWords } from './unconfirmed-contact-words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { SettingRow } from './settings-section.tsx';
import type { SettingsPart } from './settings-parts.ts';

interface UnconfirmedContactProps {
  channel: ContactChannel;
  address: string;
  /** It came up just now, and is what the member has to do next. */
  takesFocus: boolean;
}

/** An address that is used once its code is shown: the field for it, another code, or the way back to the old one. */
export function UnconfirmedContact({ channel, address, takesFocus }: UnconfirmedContactProps) {
  const words = useWords(unconfirmedContactWords);
  const queries = useQueryClient();
  const settled = (title: string) => (profile: Profile) => {
    showProfile(queries, profile);
    showToast({ title, tone: 'positive' });
    // The field goes with the row.
    sectionOfPart('profile')?.focus();
  };
  const confirm = useBankForm({
    procedure: confirmContact,
    start: { code: '' },
    read: ({ code }) =>
      code === '' ? { faults: { code: 'missing' } } : { request: { channel, code } },
    at: { PROOF_WRONG: 'code' },
    say: { missing: words.codeMissing },
    againAt: 'code',
    done: settled(words.confirmed[channel]),
  });
  const drop = useBankForm({
    procedure: dropContactChange,
    done: settled(words.dropped[channel]),
  });
  const another = useBankForm({
    procedure: sendContactCode,
    done: () => {
      confirm.change({ code: '' });
      showToast({ title: words.sent(address), tone: 'positive' });
      confirm.focus('code');
    },
  });
  const focusField = useEffectEvent(() => confirm.focus('code'));
  useEffect(() => {
    if (takesFocus) focusField();
  }, [takesFocus]);
  return (
    <SettingRow title={words.heading} detail={words.sentTo[channel](address)}>
      <BankForm
        form={confirm}
        className="grid gap-3"
        buttons="small"
        submit={words.confirm}
        submitting={words.confirming}
        problemTitle={words.notConfirmed}
        news={
          <>
            {another.error !== null && (
              <ProblemBanner error={another.error} title={words.notSent} />
            )}
            {drop.error !== null && <ProblemBanner error={drop.error} title={words.notDropped} />}
          </>
        }
        moreButtons={
          <>
            <Button
              tone="secondary"
              size="small"
              busy={another.busy}
              onClick={() => void another.send({ channel })}
            >
              {another.busy ? words.sending : words.sendAnother}
            </Button>
            <Button
              tone="quiet"
              size="small"
              busy={drop.busy}
              onClick={() => void drop.send({ channel })}
            >
              {drop.busy ? words.dropping : words.keepOld}
            </Button>
          </>
        }
      >
        <CodeField label={words.code(address)} {...confirm.value('code')} />
      </BankForm>
      <SamplePhone
        channel={channel === 'email' ? 'email' : 'sms'}
        sentAt={another.answer?.nextAt}
        onUseCode={(code) => {
          confirm.change({ code });
          confirm.focus('code');
        }}
      />
    </SettingRow>
  );
}

/** The section of a part, which can have the focus; null while its place is not shown. */
function sectionOfPart(part: SettingsPart): HTMLElement | null {
  return document.getElementById(part)?.closest<HTMLElement>('section') ?? null;
}
