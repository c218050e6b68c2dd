import { useQueryClient } from '@tanstack/react-query';
import {
  contactNameMax,
  contactRelationships,
} from '#contract/trusted-contact/trusted-contact-terms.ts';
import type {
  TrustedContact,
  TrustedContactDetails,
} from '#contract/trusted-contact/trusted-contact.ts';
import { largeFirstPayment } from '#contract/identity/security/security-terms.ts';
import { isDemo } from '../bank-client/host.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { refreshSecurity } from '../identity/security/queries.ts';
import { saveContact, trustedContactQuery } from './queries.ts';
import { trustedContactWords } from './words.ts';

const nobody: TrustedContactDetails = { name: '', relationship: 'partner', email: '', phone: '' };

interface ContactDialogProps {
  /** The present contact; null: nobody is named. */
  before: TrustedContact | null;
  onClose: () => void;
}

/** Names a trusted contact, or changes who it is, and says first what that means. */
export default function ContactDialog({ before, onClose }: ContactDialogProps) {
  const all = useWords(trustedContactWords);
  const words = all.dialog;
  const queries = useQueryClient();
  const form = useBankForm({
    procedure: saveContact,
    start: before ?? nobody,
    read: ({ name, relationship, email, phone }) => ({
      request: { name, relationship, email, phone },
    }),
    at: (refusal) =>
      isRefusal(refusal, 'TRUSTED_CONTACT_WRONG')
        ? Object.fromEntries(
            refusal.data.faults.map(({ field, fault }) => [field, words.faults[field][fault]]),
          )
        : {},
    standing: () => ({}),
    done: async (answer, { name }) => {
      queries.setQueryData(trustedContactQuery.queryKey, answer);
      const isTold = answer !== null && answer.introducedAt !== null && !isDemo;
      showToast({
        title: all.saved(answer?.name ?? name),
        tone: 'positive',
        ...(isTold &&
          answer.introducedAt !== before?.introducedAt && { description: all.savedDetail }),
      });
      onClose();
      await refreshSecurity(queries);
    },
  });
  return (
    <FormDialog
      form={form}
      open
      onOpenChange={onClose}
      title={before === null ? words.add : words.change}
      description={words.description}
      submit={words.submit}
      submitting={words.submitting}
      problemTitle={words.notSaved}
    >
      <div className="grid gap-5">
        <TextField
          label={words.name}
          autoComplete="off"
          maxLength={contactNameMax}
          {...form.text('name')}
        />
        <SelectField
          label={words.relationship}
          {...form.value('relationship')}
          choices={contactRelationships.map((value) => ({
            value,
            label: all.relationships[value],
          }))}
        />
        <div className="grid items-start gap-x-3 gap-y-5 sm:grid-cols-2">
          <TextField
            label={words.email}
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            hint={words.oneIsEnough}
            {...form.text('email')}
          />
          <TextField
            label={words.phone}
            inputMode="tel"
            autoComplete="off"
            {...form.text('phone')}
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
      </div>
    </FormDialog>
  );
}
