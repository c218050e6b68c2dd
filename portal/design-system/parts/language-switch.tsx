import { useHydrated } from './painted-before-script.tsx';
import { chooseLanguage, languageNames, languages, useLanguage } from '../../language/language.ts';
import { partsWords } from '../words.ts';
import { useWords } from '../../language/sentences.ts';
import { classNames } from './class-names.ts';

/** The languages of the portal, each under its own name, for those who are not signed in. */
export function LanguageSwitch({ className }: { className?: string }) {
  const words = useWords(partsWords);
  const language = useLanguage();
  const isHydrated = useHydrated();
  return (
    <div
      role="group"
      aria-label={words.language}
      className={classNames('flex gap-1 text-small noscript:hidden', className)}
    >
      {languages.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={choice}
          disabled={!isHydrated}
          aria-pressed={choice === language}
          onClick={() => chooseLanguage(choice)}
          className="min-h-11 cursor-pointer rounded-small px-2 text-muted decoration-1 underline-offset-4 hover:text-ink hover:underline aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline"
        >
          {languageNames[choice]}
        </button>
      ))}
    </div>
  );
}
