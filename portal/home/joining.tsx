import { brand } from '../browser/brand.ts';
import { TextLink } from '../design-system/parts/text-link.tsx';
import { useLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';
import { homeWords } from './words.ts';

/** The way to become a member, where the credit union states the eligibility. */
export function Joining() {
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
