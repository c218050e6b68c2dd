import { useEffect } from 'react';
import { Link } from 'react-router';
import { brand } from '../browser/brand.ts';
import { BrandMark, Rosette } from '../design-system/parts/brand-mark.tsx';
import { buttonClass } from '../design-system/parts/button.tsx';
import { LanguageSwitch } from '../design-system/parts/language-switch.tsx';
import {
  SkipLink,
  telephoneHref,
  TextLink,
  textLinkClass,
} from '../design-system/parts/text-link.tsx';
import { homeWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Insurance } from './insurance.tsx';
import { Preview } from './preview.tsx';
import { BranchFacts } from './branch-facts.tsx';
import { useLanguage } from '../language/language.ts';
import { ArrowLeftRight, EyeOff, ReceiptText, WalletCards } from 'lucide-react';
import { Icon, type IconShape } from '../design-system/parts/icon.tsx';
import { isDemo } from '../bank-client/host.ts';

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

/** Scrolls to the place that the address names. A visitor who has scrolled before the script came stays there. */
function goWhereLinkLed(): void {
  if (window.scrollY > 0) return;
  document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
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

function Joining() {
  const words = useWords(homeWords).joining;
  const language = useLanguage();
  const { joining } = brand;
  if (joining === undefined) return null;
  const steps = [
    { title: words.eligible, detail: joining.whoMayJoin[language] },
    { title: words.bring, detail: words.documents },
    { title: words.firstShare(joining.firstDeposit), detail: words.firstShareDetail },
  ];
  return (
    <section aria-labelledby="joining" className="pt-16 lg:pt-24">
      <h2 id="joining" className="text-heading font-bold">
        {words.heading}
      </h2>
      <ol className="mt-8 grid gap-6 lg:grid-cols-3">
        {steps.map(({ title, detail }, index) => (
          <li key={title} className="rounded-card border border-line bg-raised p-6">
            <p className="figures text-small font-semibold text-accent-ink">
              {words.step(index + 1)}
            </p>
            <h3 className="mt-1 text-lead font-semibold">{title}</h3>
            <p className="mt-1 text-muted">{detail}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-muted">
        {words.member} <TextLink to="/activate">{words.activate}</TextLink>
      </p>
    </section>
  );
}

function Offers() {
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

function Promises() {
  const { privacy, accessibility } = useWords(homeWords);
  return (
    <div className="mt-16 grid gap-6 border-t border-line pt-8 lg:mt-24 lg:grid-cols-2">
      <PromiseSection
        name="privacy"
        heading={privacy.heading}
        sentences={[isDemo ? privacy.demo : privacy.cookies, privacy.nobodyElse, privacy.notice]}
      />
      <PromiseSection
        name="accessibility"
        heading={accessibility.heading}
        sentences={[accessibility.standard, accessibility.help]}
      />
    </div>
  );
}

interface PromiseSectionProps {
  name: string;
  heading: string;
  sentences: readonly string[];
}

function PromiseSection({ name, heading, sentences }: PromiseSectionProps) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name} className="text-title font-semibold">
        {heading}
      </h2>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-3 max-w-line text-muted">
          {sentence}
        </p>
      ))}
    </section>
  );
}
