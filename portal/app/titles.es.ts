import { brand } from '../browser/brand.ts';
import { titles as en } from './titles.en.ts';

/** What the browser's tab says. */
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
