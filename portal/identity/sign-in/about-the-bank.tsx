import { Headset, Landmark, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '../../browser/brand.ts';
import { Icon, type IconShape } from '../../design-system/parts/icon.tsx';
import { signInWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { telephoneHref } from '../../design-system/parts/text-link.tsx';

/**
 * The credit union's promises, and its location (R-B4). On a wide screen it fills the window below the header, and stays
 * there however long the form beside it is.
 */
export function AboutTheBank() {
  const words = useWords(signInWords);
  const { security, support, insurance } = words.promises;
  return (
    <aside className="tone-panel panel relative flex flex-col justify-between gap-10 px-5 py-12 sm:px-10 lg:bg-transparent lg:px-14 lg:min-h-[calc(100dvh-5.5rem)] lg:self-start lg:pt-0 lg:pb-10 lg:[grid-area:2/1]">
      <div className="lg:my-auto lg:pt-8">
        <p className="max-w-headline text-display font-bold text-balance xl:text-hero">
          {words.claim}
        </p>
        <p className="mt-4 max-w-line text-body text-muted lg:text-lead">{words.claimDetail}</p>
        <ul className="mt-9 grid gap-5">
          <Promise icon={ShieldCheck} {...security} />
          <Promise icon={Headset} {...support} />
          <Promise icon={Landmark} {...insurance} />
        </ul>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-8 gap-y-5 border-t border-line pt-6 text-small max-sm:flex-col">
        <Fact name={words.branch}>
          {brand.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
        <Fact name={words.phone}>
          <a href={telephoneHref(brand.phone)} className="hover:underline">
            {brand.phone}
          </a>
        </Fact>
        <Fact name={words.hours}>{words.openingHours}</Fact>
      </dl>
    </aside>
  );
}

function Promise({ icon, title, detail }: { icon: IconShape; title: string; detail: string }) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-accent">
        <Icon shape={icon} size={22} />
      </span>
      <span className="flex flex-col">
        <span className="font-semibold">{title}</span>
        <span className="text-small text-muted">{detail}</span>
      </span>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="figures mt-0.5 font-medium">{children}</dd>
    </div>
  );
}
