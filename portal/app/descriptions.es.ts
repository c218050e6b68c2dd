import { brand } from '../browser/brand.ts';
import { descriptions as en } from './descriptions.en.ts';

/** What a search engine says of a page, below its title. */
const es: typeof en = {
  signIn: `Inicie sesión en la banca en línea de ${brand.name}: vea sus cuentas, envíe dinero, pague cuentas, deposite cheques y administre sus tarjetas.`,
  portal: `${brand.name} pertenece a las personas que la usan como banco. Qué ofrece, dónde está su sucursal y cómo entrar a la banca en línea.`,
};

export const descriptionWords = { en, es };
