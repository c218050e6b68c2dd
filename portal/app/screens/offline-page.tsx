import { brand } from '../../browser/brand.ts';
import { ended } from '../../language/sentences.ts';
import { WifiOff } from 'lucide-react';
import { buttonClass } from '../../design-system/parts/button.tsx';
import { Icon } from '../../design-system/parts/icon.tsx';
import { type Language, languages } from '../../language/language.ts';
import { PlainPage } from '../../design-system/composed/plain-page.tsx';

const en = {
  heading: 'You are offline',
  text: 'This page could not be loaded. If you were sending money or changing something, we do not know from here whether it was done: when you are online again, look at your transactions before you try again.',
  hint: `Check your connection and try again. If it is urgent, call us at ${ended(brand.phone)}`,
  tryAgain: 'Try again',
};

const es: typeof en = {
  heading: 'No tiene conexión',
  text: 'No se pudo cargar esta página. Si estaba enviando dinero o cambiando algo, desde aquí no sabemos si se hizo: cuando vuelva a tener conexión, revise sus movimientos antes de intentar de nuevo.',
  hint: `Revise su conexión e inténtelo de nuevo. Si es urgente, llámenos al ${ended(brand.phone)}`,
  tryAgain: 'Intentar de nuevo',
};

/** @public Read by the test of all sentences. */
export const offlineWords = { en, es };

/** The page's `lang` decides the visible words: no other script runs on the page. */
const onlyIn: Record<Language, string> = {
  en: '[:root:not([lang=en])_&]:hidden',
  es: '[:root:not([lang=es])_&]:hidden',
};

/** Stands in the place of any page while there is no network. It works from its HTML alone, in both languages. */
export function OfflinePage() {
  return (
    <PlainPage hasLanguages={false}>
      <Icon shape={WifiOff} size={40} className="text-accent-ink" />
      {languages.map((language) => (
        <OfflineMessage key={language} language={language} />
      ))}
    </PlainPage>
  );
}

function OfflineMessage({ language }: { language: Language }) {
  const words = offlineWords[language];
  return (
    <div lang={language} className={onlyIn[language]}>
      <h1 className="mt-6 text-display font-bold">{words.heading}</h1>
      <p className="mt-3 text-lead">{words.text}</p>
      <p className="mt-2 text-muted">{words.hint}</p>
      {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- The address of the page that was wanted is tried again. */}
      <a href="" className={`${buttonClass({})} mt-8`}>
        {words.tryAgain}
      </a>
    </div>
  );
}
