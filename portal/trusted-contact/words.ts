import type { ContactRelationship } from '#contract/trusted-contact/trusted-contact-terms.ts';
import type {
  TrustedContactFault,
  TrustedContactField,
} from '#contract/trusted-contact/trusted-contact.ts';
import { ended } from '../language/sentences.ts';

const relationships: Record<ContactRelationship, string> = {
  partner: 'Spouse or partner',
  child: 'Son or daughter',
  parent: 'Parent',
  relative: 'Another relative',
  friend: 'Friend',
  adviser: 'Lawyer or adviser',
  other: 'Someone else',
};

const faults: Record<TrustedContactField, Record<TrustedContactFault, string>> = {
  name: {
    missing: 'Enter their name.',
    'too-long': 'This name is too long.',
    wrong: 'This name has characters that a name cannot have.',
    own: 'Choose someone other than yourself.',
  },
  email: {
    missing: 'Enter an email or a US phone number.',
    'too-long': 'This email is too long.',
    wrong: 'Enter an email like name@example.com.',
    own: 'This is your own email. Choose someone else.',
  },
  phone: {
    missing: 'Enter an email or a US phone number.',
    'too-long': 'This phone number is too long.',
    wrong: 'Enter a US phone number with ten digits.',
    own: 'This is your own phone number. Choose someone else.',
  },
};

const en = {
  heading: 'Trusted contact',
  detail:
    'Someone we may tell when a payment of yours looks like a scam, so that they can call you.',
  loading: 'Loading your trusted contact',
  failed: 'Your trusted contact cannot be shown right now.',
  none: 'They see no balances, amounts or payees, and can do nothing with your accounts.',
  add: 'Add a trusted contact',
  change: 'Change',
  remove: 'Remove',
  relationships,
  status: {
    told: 'Knows about it',
    notTold: 'Not told yet',
    declined: 'Said no',
  },
  toldOn: (date: string) => `We told them on ${date} what it means.`,
  notTold: 'We could not reach them, so we would not tell them anything yet.',
  declinedOn: (name: string, date: string) =>
    `${name} said no on ${ended(date)} We do not tell them anything. You can name someone else.`,
  tryAgain: 'Try again',
  trying: 'Sending...',
  reached: (name: string) => `We told ${name} what it means`,
  notReached: 'They could not be reached',
  notReachedDetail: 'Check their email and phone number, or try again later.',

  dialog: {
    add: 'Add a trusted contact',
    change: 'Change your trusted contact',
    description: 'Choose someone you would listen to if you were being scammed.',
    name: 'Name',
    relationship: 'Who they are to you',
    email: 'Email',
    phone: 'US phone number',
    oneIsEnough: 'An email or a phone number is enough.',
    faults,
    what: 'What happens next',
    points: (largeFirst: string) => [
      'We write to them once, with your name, to say what this means. They can say no.',
      `We tell them when you make a first payment of more than ${largeFirst} for an investment, or because the bank or the police asked for it. We never say how much, or to whom.`,
      'They have no access to your accounts. You can remove them at any time.',
    ],
    demo: 'This is a demo: nobody is written to.',
    submit: 'Save',
    submitting: 'Saving...',
    notSaved: 'Your trusted contact was not saved',
  },
  saved: (name: string) => `${name} is your trusted contact`,
  savedDetail: 'We have told them what it means.',

  removing: (name: string) => `Remove ${name}?`,
  removingDetail: 'We will not tell them anything any more, nor that you removed them.',
  keep: 'Keep',
  removed: 'You have no trusted contact now',
  notRemoved: 'Your trusted contact was not removed',
};

const relationshipsInSpanish: Record<ContactRelationship, string> = {
  partner: 'Cónyuge o pareja',
  child: 'Hijo o hija',
  parent: 'Padre o madre',
  relative: 'Otro familiar',
  friend: 'Amigo o amiga',
  adviser: 'Abogado o asesor',
  other: 'Otra persona',
};

const faultsInSpanish: typeof en.dialog.faults = {
  name: {
    missing: 'Escriba su nombre.',
    'too-long': 'Este nombre es demasiado largo.',
    wrong: 'Este nombre tiene caracteres que un nombre no puede tener.',
    own: 'Elija a alguien que no sea usted.',
  },
  email: {
    missing: 'Escriba un correo o un número de teléfono de EE. UU.',
    'too-long': 'Este correo es demasiado largo.',
    wrong: 'Escriba un correo como nombre@ejemplo.com.',
    own: 'Este es su propio correo. Elija a otra persona.',
  },
  phone: {
    missing: 'Escriba un correo o un número de teléfono de EE. UU.',
    'too-long': 'Este número es demasiado largo.',
    wrong: 'Escriba un número de teléfono de EE. UU. de diez dígitos.',
    own: 'Este es su propio número. Elija a otra persona.',
  },
};

const es: typeof en = {
  heading: 'Contacto de confianza',
  detail:
    'Alguien a quien podemos avisar cuando un pago suyo parezca una estafa, para que pueda llamarle.',
  loading: 'Cargando su contacto de confianza',
  failed: 'Su contacto de confianza no se puede mostrar ahora.',
  none: 'No ve saldos, montos ni destinatarios, y no puede hacer nada con sus cuentas.',
  add: 'Agregar un contacto de confianza',
  change: 'Cambiar',
  remove: 'Quitar',
  relationships: relationshipsInSpanish,
  status: { told: 'Ya lo sabe', notTold: 'Aún sin avisar', declined: 'Dijo que no' },
  toldOn: (date) => `Le explicamos el ${date} lo que significa.`,
  notTold: 'No pudimos comunicarnos con esta persona, así que por ahora no le avisaríamos de nada.',
  declinedOn: (name, date) =>
    `${name} dijo que no el ${ended(date)} No le avisamos de nada. Puede elegir a otra persona.`,
  tryAgain: 'Intentar de nuevo',
  trying: 'Enviando...',
  reached: (name) => `Le explicamos a ${name} lo que significa`,
  notReached: 'No pudimos comunicarnos con esta persona',
  notReachedDetail: 'Revise su correo y su teléfono, o inténtelo más tarde.',

  dialog: {
    add: 'Agregar un contacto de confianza',
    change: 'Cambiar su contacto de confianza',
    description: 'Elija a alguien a quien escucharía si lo estuvieran estafando.',
    name: 'Nombre',
    relationship: 'Qué es de usted',
    email: 'Correo electrónico',
    phone: 'Teléfono de EE. UU.',
    oneIsEnough: 'Basta con un correo o un teléfono.',
    faults: faultsInSpanish,
    what: 'Qué pasa después',
    points: (largeFirst: string) => [
      'Le escribimos una vez, con el nombre de usted, para explicarle lo que significa. Puede decir que no.',
      `Le avisamos cuando usted haga un primer pago de más de ${largeFirst} para una inversión, o porque se lo pidió el banco o la policía. Nunca decimos cuánto ni a quién.`,
      'No tiene acceso a sus cuentas. Puede quitarlo en cualquier momento.',
    ],
    demo: 'Esta es una demostración: no se escribe a nadie.',
    submit: 'Guardar',
    submitting: 'Guardando...',
    notSaved: 'Su contacto de confianza no se guardó',
  },
  saved: (name) => `${name} es su contacto de confianza`,
  savedDetail: 'Ya le explicamos lo que significa.',

  removing: (name) => `¿Quitar a ${name}?`,
  removingDetail: 'Ya no le avisaremos de nada, tampoco de que usted lo quitó.',
  keep: 'Conservar',
  removed: 'Ahora no tiene contacto de confianza',
  notRemoved: 'Su contacto de confianza no se quitó',
};

/** The texts about the member's trusted contact, in every language. */

export const trustedContactWords = { en, es };
