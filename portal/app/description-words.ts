import { brand } from '../browser/brand.ts';

/** The description of a page in a search engine, below its title. */
const en = {
  signIn: `Sign in to the online banking of ${brand.name}: see your accounts, send money, pay bills, deposit checks and manage your cards.`,
  portal: `${brand.name} is owned by the people who bank with it. See what it offers, where its branch is, and how to bank online.`,
};

const es: typeof en = {
  signIn: `Inicie sesión en la banca en línea de ${brand.name}: vea sus cuentas, envíe dinero, pague cuentas, deposite cheques y administre sus tarjetas.`,
  portal: `${brand.name} pertenece a las personas que la usan como banco. Qué ofrece, dónde está su sucursal y cómo entrar a la banca en línea.`,
};

export const descriptionWords = { en, es };
