import type { AskedRequest } from '#contract/money-requests/money-requests.ts';
import { isDemo } from '../bank-client/host.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { CopyButton } from '../design-system/parts/copy-button.tsx';
import { lazyComponent } from '../design-system/parts/lazy-component.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { formatMoment, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { requestLink } from '../navigation/token-links.ts';
import { moneyRequestWords } from './words.ts';
import { Button } from '../design-system/parts/button.tsx';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';

const QrPicture = lazyComponent(
  async () => {
    const { QrPicture: Picture } = await import('../identity/security/qr-picture.tsx');
    return { default: Picture };
  },
  { fallback: <Skeleton className="size-44" /> },
);

/** The link of a request and its QR code, to be shown or sent. */
export function LinkView({ one, token }: { one: AskedRequest; token: string }) {
  const { link: words } = useWords(moneyRequestWords);
  const link = requestLink(token);
  return (
    <div className="grid justify-items-center gap-5">
      <div className="grid justify-items-center gap-1 text-center">
        <p className="text-lead font-semibold">
          {one.amount === null ? words.anyAmount : words.amount(formatMoney(one.amount))}
        </p>
        {one.note !== '' && <p className="wrap-anywhere text-muted">{one.note}</p>}
        <p className="text-small text-muted">{words.detail(formatMoment(one.expiresAt))}</p>
      </div>
      <QrPicture text={link} label={words.code} />
      <dl className="grid w-full gap-2">
        <dt className="text-small text-muted">{words.link}</dt>
        <dd className="grid justify-items-start gap-2">
          <span className="text-small wrap-anywhere select-all">{link}</span>
          <CopyButton text={link} label={words.copy} />
        </dd>
      </dl>
      {isDemo && <Banner tone="info">{words.demo}</Banner>}
    </div>
  );
}

/** Shows the link of a request once more. */
export function LinkDialog({ one, ...dialog }: DialogOpen & { one: AskedRequest }) {
  const { link: words } = useWords(moneyRequestWords);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      footer={<Button onClick={() => dialog.onOpenChange(false)}>{words.done}</Button>}
    >
      {one.token !== null && <LinkView one={one} token={one.token} />}
    </Dialog>
  );
}
