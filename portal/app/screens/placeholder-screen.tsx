import { useNavigate } from 'react-router';
import { SelectField } from '../../design-system/parts/select-field.tsx';
import { useHydrated } from '../../design-system/parts/painted-before-script.tsx';
import { useWords } from '../../language/sentences.ts';
import { PlainPage } from '../../design-system/composed/plain-page.tsx';

const en = {
  heading: 'Nothing here yet',
  text: 'Please switch pages in the dropdown menu above',
  choose: 'Page',
  choosePrompt: 'Choose a page',
  pages: { home: 'Home', signIn: 'Sign in', dashboard: 'Dashboard' },
};

const es: typeof en = {
  heading: 'Aún no hay nada aquí',
  text: 'Cambie de página en el menú desplegable de arriba',
  choose: 'Página',
  choosePrompt: 'Elija una página',
  pages: { home: 'Página principal', signIn: 'Iniciar sesión', dashboard: 'Resumen' },
};

export const placeholderWords = { en, es };

const addresses = { home: '/home', signIn: '/login', dashboard: '/dashboard' } as const;

type Destination = keyof typeof addresses;

/** A page with nothing on it but the way to the others (R-R5). */
export default function PlaceholderScreen() {
  const words = useWords(placeholderWords);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const choices = (['home', 'signIn', 'dashboard'] satisfies Destination[]).map((value) => ({
    value,
    label: words.pages[value],
  }));
  return (
    <PlainPage>
      <SelectField<Destination>
        label={words.choose}
        placeholder={words.choosePrompt}
        value=""
        disabled={!isHydrated}
        onValueChange={(chosen) => void navigate(addresses[chosen])}
        choices={choices}
        className="max-w-80"
      />
      <h1 className="mt-10 text-display font-bold">{words.heading}</h1>
      <p className="mt-3 text-lead text-muted">{words.text}</p>
    </PlainPage>
  );
}
