import { decline as en } from './decline.en.ts';

const es: typeof en = {
  heading: 'Usted es contacto de confianza',
  loading: 'Buscando quién le nombró',
  by: (name) => `${name} le nombró su contacto de confianza con nosotros.`,
  means: 'Qué significa',
  points: [
    'Si un pago de esa persona parece una estafa, podemos escribirle a usted, para que pueda llamarla.',
    'Usted no tiene acceso a sus cuentas. No le decimos saldos, montos ni destinatarios.',
    'Nunca le pedimos dinero, un código ni una contraseña. Quien lo haga no somos nosotros.',
  ],
  nothing: 'Si está de acuerdo, no tiene que hacer nada.',
  decline: 'No quiero serlo',
  declining: 'Un momento...',
  declined: 'Usted no es contacto de confianza',
  declinedDetail: (name) => `No le volveremos a escribir sobre ${name}, que verá que dijo que no.`,
  incomplete: 'Este enlace no está completo.',
  incompleteDetail: 'Abra el enlace completo de nuestro mensaje.',
  failed: 'Su respuesta no ha llegado',
  demo: 'Esta es una demostración: no escribe a nadie, así que nadie tiene un enlace así.',
  toHome: 'Quiénes somos',
};

/** What is said to somebody who was named as a trusted contact, in every language. */
export const declineWords = { en, es };
