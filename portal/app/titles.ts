import { brand } from '../browser/brand.ts';
import { useLayoutEffect } from 'react';
import { usePageLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';

const en = {
  signIn: `Sign in · ${brand.name}`,
  resetPassword: `Choose a new password · ${brand.name}`,
  trustedContact: `You are a trusted contact · ${brand.name}`,
  activate: `Activate online banking · ${brand.name}`,
  home: brand.name,
  notFound: `Page not found · ${brand.name}`,
  placeholder: `Nothing here yet · ${brand.name}`,
  error: `Unexpected error · ${brand.name}`,
  dashboard: `Online Banking Portal · ${brand.name}`,
};

const es: typeof en = {
  signIn: `Iniciar sesión · ${brand.name}`,
  resetPassword: `Elija una nueva contraseña · ${brand.name}`,
  trustedContact: `Usted es contacto de confianza · ${brand.name}`,
  activate: `Active la banca en línea · ${brand.name}`,
  home: brand.name,
  notFound: `Página no encontrada · ${brand.name}`,
  placeholder: `Aún no hay nada aquí · ${brand.name}`,
  error: `Error inesperado · ${brand.name}`,
  dashboard: `Portal de banca en línea · ${brand.name}`,
};

export const titleWords = { en, es };

/** Writes the title of the browser's tab, and the language of the page. A screen that says more sets its own in an effect, which comes after this. */
export function useTitle(name: keyof typeof titleWords.en): void {
  usePageLanguage();
  const title = useWords(titleWords)[name];
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
