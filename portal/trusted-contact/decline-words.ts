const en = {
  heading: 'You are a trusted contact',
  loading: 'Looking up who named you',
  by: (name: string) => `${name} named you as their trusted contact with us.`,
  means: 'What that means',
  points: [
    'If a payment of theirs looks like a scam, we may write to you, so that you can call them.',
    'You have no access to their accounts. We tell you no balances, amounts or payees.',
    'We never ask you for money, a code or a password. Whoever does is not us.',
  ],
  nothing: 'If that is fine with you, there is nothing to do.',
  decline: 'I do not want this',
  declining: 'One moment...',
  declined: 'You are not a trusted contact',
  declinedDetail: (name: string) =>
    `We will not write to you about ${name} again. They see that you said no.`,
  incomplete: 'This link is not complete.',
  incompleteDetail: 'Please open the whole link from our message.',
  failed: 'Your answer has not arrived',
  demo: 'This is a demo: it writes to nobody, so nobody has such a link.',
  toHome: 'Who we are',
};

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

/** The texts for a person named as a trusted contact, in every language. */

export const declineWords = { en, es };
