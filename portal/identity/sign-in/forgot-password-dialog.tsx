import { MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { isDemo } from '../../bank-client/host.ts';
import { brand } from '../../browser/brand.ts';
import { Banner } from '../../design-system/parts/banner.tsx';
import { Button } from '../../design-system/parts/button.tsx';
import { Dialog } from '../../design-system/parts/dialog.tsx';
import { Icon, type IconShape } from '../../design-system/parts/icon.tsx';
import { passwordResetWords } from './password-reset-words.ts';
import { signInWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { telephoneHref } from '../../design-system/parts/text-link.tsx';
import { askWhileBusy } from '../../bank-client/ask-again.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { TextField } from '../../design-system/parts/text-field.tsx';
import { SamplePhone } from '../authentication/sample-phone.tsx';
import { BankForm } from '../../forms/bank-form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { rememberedUsername } from './use-arrive.ts';

interface ForgotPasswordDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The ways to replace a forgotten password (R-L6): a link by email, or staff that set a new password, by phone or at the
 * branch.
 */
export default function ForgotPasswordDialog({ open, onOpenChange }: ForgotPasswordDialogProps) {
  const words = useWords(signInWords).forgot;
  const { otherwise } = useWords(passwordResetWords).ask;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      size="small"
      footer={<Button onClick={() => onOpenChange(false)}>{words.done}</Button>}
    >
      {!isDemo && (
        <>
          <AskForLink />
          <h3 className="mt-8 mb-4 font-semibold">{otherwise}</h3>
        </>
      )}
      <ul className="grid gap-5">
        <Way icon={Phone} title={words.call} detail={words.callDetail}>
          <a
            href={telephoneHref(brand.phone)}
            className="figures font-semibold text-brand underline decoration-brand/35 underline-offset-4"
          >
            {brand.phone}
          </a>
          <span className="block text-muted">{words.openingHours}</span>
        </Way>
        <Way icon={MapPin} title={words.visit} detail={words.visitDetail}>
          <span className="font-semibold">{brand.address.join(', ')}</span>
        </Way>
      </ul>
      <Banner tone="info" className="mt-6">
        {isDemo ? words.demo : words.warning}
      </Banner>
    </Dialog>
  );
}

interface WayProps {
  icon: IconShape;
  title: string;
  detail: string;
  children: ReactNode;
}

function Way({ icon, title, detail, children }: WayProps) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
        <Icon shape={icon} />
      </span>
      <div className="text-small">
        <p className="text-body font-semibold">{title}</p>
        <p>{children}</p>
        <p className="mt-1 text-muted">{detail}</p>
      </div>
    </li>
  );
}

/** Has a link sent to the email on file (R-L6). The text is the same for every name. */
function AskForLink() {
  const words = useWords(passwordResetWords).ask;
  const form = useForm(
    {
      start: { 'reset-username': rememberedUsername() ?? '' },
      read: (draft) => {
        const username = draft['reset-username'].trim();
        if (username === '') return { faults: { 'reset-username': 'missing' } };
        return { request: { username } };
      },
      say: { missing: words.usernameMissing },
    },
    (request: { username: string }) =>
      askWhileBusy(async () => (await bank()).passwordReset.ask(request)),
  );

  if (form.outcome.kind === 'done') {
    return (
      <>
        <Banner tone="positive" role="status" title={words.sent}>
          {words.sentDetail}
        </Banner>
        <SamplePhone sentAt={1} />
      </>
    );
  }
  return (
    <BankForm form={form} buttons="wide" submit={words.send} submitting={words.sending}>
      <TextField
        label={words.username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        required
        {...form.text('reset-username')}
      />
    </BankForm>
  );
}
