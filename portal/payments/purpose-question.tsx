import { useEffect, useRef } from 'react';
import { tellsContact } from '#contract/trusted-contact/trusted-contact-terms.ts';
import { paymentPurposes } from '#contract/transfers/transfer-terms.ts';
import { brand } from '../browser/brand.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { MarkedChoice } from '../design-system/parts/marked-choice.tsx';
import { useWords } from '../language/sentences.ts';
import { purposeWords } from './purpose-words.ts';
import type { AskedPurpose } from './use-purpose.ts';

export interface PurposeQuestionProps {
  toName: string;
  purpose: AskedPurpose;
  /** The name of the trusted contact who is told of some of the answers; undefined where nobody is. */
  contact?: string | undefined;
}

/** Asks what a large first payment to somebody new is for, and warns of the fraud that pretends to be just that. */
export default function PurposeQuestion({
  toName,
  purpose: { chosen, missed, choose },
  contact,
}: PurposeQuestionProps) {
  const words = useWords(purposeWords);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missed > 0) question.current?.querySelector('input')?.focus();
  }, [missed]);
  // On a phone it would be under the fold, where nobody looks for it.
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== null) said.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const warning = chosen === null ? null : words.warnings[chosen];
  return (
    <div ref={question} className="grid gap-3">
      <MarkedChoice
        label={words.question}
        value={chosen}
        onValueChange={choose}
        choices={paymentPurposes.map((value) => ({ value, label: words.choices[value] }))}
        error={missed > 0 && chosen === null ? words.missing : undefined}
      />
      {/* It stands there from the beginning, so that what it says later is read out. */}
      <div ref={said} aria-live="polite">
        {warning === null ? (
          <p className="wrap-anywhere text-small text-muted">{words.why(toName)}</p>
        ) : (
          <div className="grid gap-3">
            <Banner tone={chosen === 'bank-or-police' ? 'danger' : 'warning'} title={warning.title}>
              <div className="grid gap-1.5">
                <p>{warning.looks}</p>
                <p className="font-semibold">{warning.check}</p>
                {/* Of the surest sign the buttons say it. */}
                {chosen !== 'bank-or-police' && <p>{words.toStop(brand.phone)}</p>}
              </div>
            </Banner>
            {contact !== undefined && tellsContact(chosen) && (
              <Banner tone="info" title={words.tells(contact)}>
                {words.tellsDetail}
              </Banner>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
