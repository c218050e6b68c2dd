import { isDemo } from '../bank-client/host.ts';
import { useWords } from '../language/sentences.ts';
import { homeWords } from './words.ts';

/** The data that this site keeps of a visitor, and its measures for accessibility. */
export function Promises() {
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
