import { buttonClass } from '../../design-system/parts/button.tsx';
import { useWords } from '../../language/sentences.ts';
import { Link } from 'react-router';
import { PlainPage } from '../../design-system/composed/plain-page.tsx';

const en = {
  heading: '404',
  text: 'This page has not been generated',
  hint: 'Tell me what you would like on this page.',
  toSignIn: 'Go to sign in',
  toHome: 'Home page',
};

const es: typeof en = {
  heading: '404',
  text: 'Esta página no se ha generado',
  hint: 'Dígame qué le gustaría ver en esta página.',
  toSignIn: 'Ir al inicio de sesión',
  toHome: 'Página principal',
};

export const notFoundWords = { en, es };

/** Any address that nothing else answers (R-R4). */
export default function NotFoundScreen() {
  const words = useWords(notFoundWords);
  return (
    <PlainPage hasLanguages={false}>
      <h1 className="figures text-hero leading-none font-bold tracking-tighter text-brand">
        {words.heading}
      </h1>
      <p className="mt-6 text-title font-semibold">{words.text}</p>
      <p className="mt-2 text-muted">{words.hint}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/login" className={buttonClass({})}>
          {words.toSignIn}
        </Link>
        <Link to="/home" className={buttonClass({ tone: 'secondary' })}>
          {words.toHome}
        </Link>
      </div>
    </PlainPage>
  );
}
