import { ArrowLeftRight, EyeOff, ReceiptText, WalletCards } from 'lucide-react';
import { Icon, type IconShape } from '../design-system/parts/icon.tsx';
import { homeWords } from './words.ts';
import { useWords } from '../language/sentences.ts';

/** The online services for a member. */
export function Offers() {
  const words = useWords(homeWords);
  const { accounts, transfers, history, security } = words.offers;
  return (
    <section aria-labelledby="offers" className="pt-16 lg:pt-24">
      <h2 id="offers" className="text-heading font-bold">
        {words.offersHeading}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        <Offer icon={WalletCards} {...accounts} />
        <Offer icon={ArrowLeftRight} {...transfers} />
        <Offer icon={ReceiptText} {...history} />
        <Offer icon={EyeOff} {...security} />
      </ul>
    </section>
  );
}

function Offer({ icon, title, detail }: { icon: IconShape; title: string; detail: string }) {
  return (
    <li className="max-sm:flex max-sm:gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
        <Icon shape={icon} size={24} />
      </span>
      <div>
        <h3 className="text-lead font-semibold sm:mt-4">{title}</h3>
        <p className="mt-1 text-muted">{detail}</p>
      </div>
    </li>
  );
}
