import { useEffect } from 'react';
import { Link } from 'react-router';
import { brand } from '../browser/brand.ts';
import { BrandMark } from '../design-system/parts/brand-mark.tsx';
import { buttonClass } from '../design-system/parts/button.tsx';
import { LanguageSwitch } from '../design-system/parts/language-switch.tsx';
import { Rosette } from '../design-system/parts/rosette.tsx';
import { SkipLink } from '../design-system/parts/skip-link.tsx';
import { telephoneHref } from '../design-system/parts/telephone.ts';
import { homeWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Insurance } from './insurance.tsx';
import { Joining } from './joining.tsx';
import { Offers } from './offers.tsx';
import { Preview } from './preview.tsx';
import { Promises } from './promises.tsx';
import { textLinkClass } from '../design-system/parts/text-link.tsx';
import { BranchFacts } from './branch-facts.tsx';

/** The public page of the credit union (R-R3): its offers, its location, the way to sign in. */
export default function HomeScreen() {
  useEffect(goWhereLinkLed, []);
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1}>
        <Welcome />
        <div className="mx-auto max-w-300 px-5 sm:px-10">
          <Offers />
          <Insurance />
          <Joining />
          <Visit />
          <Promises />
        </div>
      </main>
      <Footer />
    </>
  );
}

function Header() {
  const words = useWords(homeWords);
  return (
    <header className="tone-panel panel">
      <div className="mx-auto flex max-w-300 flex-wrap items-center justify-between gap-4 px-5 py-6 sm:px-10">
        <p className="flex min-w-0 flex-1 basis-words items-center gap-3 leading-tight font-semibold">
          <BrandMark size={36} />
          {brand.name}
        </p>
        <div className="flex shrink-0 items-center gap-x-4">
          <LanguageSwitch className="max-sm:-mr-2" />
          {/* On a phone the same button stands just below. */}
          <Link
            to="/login"
            className={`max-sm:hidden ${buttonClass({ tone: 'secondary', size: 'small' })}`}
          >
            {words.signIn}
          </Link>
        </div>
      </div>
    </header>
  );
}

function Welcome() {
  const words = useWords(homeWords);
  return (
    <div className="tone-panel panel relative overflow-hidden">
      <Rosette className="absolute -right-64 -bottom-72 size-160 text-muted/40 lg:-right-40 lg:-bottom-80 lg:size-240" />
      <div className="relative mx-auto grid max-w-300 gap-10 px-5 pt-12 pb-16 sm:px-10 lg:grid-cols-5 lg:items-center lg:pt-16 lg:pb-24">
        <section className="lg:col-span-3">
          <h1 className="max-w-headline text-display font-bold sm:text-hero">{words.heading}</h1>
          <p className="mt-5 max-w-line text-lead">{words.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
            <Link to="/login" className={buttonClass({})}>
              {words.signInToBank}
            </Link>
            <a href={telephoneHref(brand.phone)} className={buttonClass({ tone: 'secondary' })}>
              {words.callUs}
            </a>
          </div>
        </section>
        <Preview />
      </div>
    </div>
  );
}

function goWhereLinkLed(): void {
  const place = document.getElementById(window.location.hash.slice(1));
  const { top = 0, bottom = 0 } = place?.getBoundingClientRect() ?? {};
  if (bottom < 0 || top > window.innerHeight) place?.scrollIntoView();
}

function Footer() {
  const words = useWords(homeWords);
  return (
    <footer className="mt-20 border-t border-line lg:mt-24">
      <div className="mx-auto flex max-w-300 flex-wrap justify-between gap-x-8 gap-y-4 px-5 py-8 text-small text-muted sm:px-10">
        <div className="grid gap-1">
          <p className="font-semibold">{brand.name}</p>
          <p className="figures">{words.routingNumber(brand.routingNumber)}</p>
          <p>{words.insured}</p>
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {(['privacy', 'accessibility', 'visit'] as const).map((place) => (
            <li key={place}>
              <a href={`#${place}`} className={textLinkClass}>
                {words.footer[place]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function Visit() {
  const words = useWords(homeWords);
  return (
    <section aria-labelledby="visit" className="pt-16 lg:pt-24">
      <h2 id="visit" className="text-heading font-bold">
        {words.visitHeading}
      </h2>
      <BranchFacts className="mt-8 grid grid-cols-1 gap-x-8 gap-y-6 border-t border-line pt-8 sm:grid-cols-2 lg:grid-cols-4" />
    </section>
  );
}
