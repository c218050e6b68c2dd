import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  contactNameMax,
  contactRelationships,
} from '#contract/trusted-contact/trusted-contact-terms.ts';
import type {
  TrustedContact,
  TrustedContactDetails,
  TrustedContactFault,
  TrustedContactField,
} from '#contract/trusted-contact/trusted-contact.ts';
import { largeFirstPayment } from '#contract/security/security-terms.ts';
import { isDemo } from '../bank-client/host.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { FormDialog } from '../design-system/composed/form-dialog.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { type FieldFaults, controlOf, firstFault } from '../design-system/parts/use-draft.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshSecurity } from '../security/queries.ts';
import { saveContact, trustedContactQuery } from './queries.ts';
import { trustedContactWords } from './words.ts';

const nobody: TrustedContactDetails = { name: '', relationship: 'partner', email: '', phone: '' };
const fields: readonly TrustedContactField[] = ['name', 'email', 'phone'];

interface ContactDialogProps {
  /** Who is named now; null: nobody is. */
  before: TrustedContact | null;
  onClose: () => void;
}

/** Names a trusted contact, or changes who it is, and says first what that means. */
export default function ContactDialog({ before, onClose }: ContactDialogProps) {
  const all = useWords(trustedContactWords);
  const words = all.dialog;
  const queries = useQueryClient();
  const content = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<TrustedContactDetails>(before ?? nobody);
  const save = useMutation({
    ...saveContact,
    onSuccess: async (answer) => {
      queries.setQueryData(trustedContactQuery.queryKey, answer);
      const isTold = answer !== null && answer.introducedAt !== null && !isDemo;
      showToast({
        title: all.saved(answer?.name ?? draft.name),
        tone: 'positive',
        ...(isTold &&
          answer.introducedAt !== before?.introducedAt && { description: all.savedDetail }),
      });
      onClose();
      await refreshSecurity(queries);
    },
    onError: (error) => {
      const first = firstFault(fields, faultsIn(error) ?? {});
      if (first !== undefined) controlOf(content.current?.closest('form') ?? null, first)?.focus();
    },
  });
  const faults = faultsIn(save.error);
  const change = (changed: Partial<TrustedContactDetails>) => {
    setDraft({ ...draft, ...changed });
    save.reset();
  };
  const errorOf = (field: TrustedContactField) => {
    const fault = faults?.[field];
    return fault && words.faults[field][fault];
  };
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={before === null ? words.add : words.change}
      description={words.description}
      cancel={words.cancel}
      submit={save.isPending ? words.submitting : words.submit}
      busy={save.isPending}
      onSubmit={() => {
        const { name, relationship, email, phone } = draft;
        save.mutate({ name, relationship, email, phone });
      }}
    >
      <div ref={content} className="grid gap-5">
        <TextField
          label={words.name}
          name="name"
          autoComplete="off"
          maxLength={contactNameMax}
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          error={errorOf('name')}
        />
        <SelectField
          label={words.relationship}
          value={draft.relationship}
          onValueChange={(relationship) => change({ relationship })}
          choices={contactRelationships.map((value) => ({
            value,
            label: all.relationships[value],
          }))}
        />
        <div className="grid items-start gap-x-3 gap-y-5 sm:grid-cols-2">
          <TextField
            label={words.email}
            name="email"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            hint={words.oneIsEnough}
            value={draft.email}
            onChange={(event) => change({ email: event.currentTarget.value })}
            error={errorOf('email')}
          />
          <TextField
            label={words.phone}
            name="phone"
            inputMode="tel"
            autoComplete="off"
            value={draft.phone}
            onChange={(event) => change({ phone: event.currentTarget.value })}
            error={errorOf('phone')}
          />
        </div>
        <section className="rounded-control bg-sunken px-4 py-3 text-small">
          <h3 className="font-semibold">{words.what}</h3>
          <ul className="mt-1.5 grid list-disc gap-1 ps-4 text-muted">
            {words.points(formatMoney(largeFirstPayment)).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {isDemo && <p className="mt-1.5 font-medium">{words.demo}</p>}
        </section>
        {save.error !== null && faults === null && (
          <ProblemBanner error={save.error} title={words.notSaved} />
        )}
      </div>
    </FormDialog>
  );
}

/** What the bank found wrong, by field; null where it refused for another reason. */
function faultsIn(error: unknown): FieldFaults<TrustedContactField, TrustedContactFault> | null {
  return isRefusal(error, 'TRUSTED_CONTACT_WRONG')
    ? Object.fromEntries(error.data.faults.map(({ field, fault }) => [field, fault]))
    : null;
}
