import type { ContactRelationship } from '#contract/trusted-contact/trusted-contact-terms.ts';
import { ended } from '../language/ended.ts';
import { contactWords as en } from './words.en.ts';

const relationships: Record<ContactRelationship, string> = {
  partner: 'Cónyuge o pareja',
  child: 'Hijo o hija',
  parent: 'Padre o madre',
  relative: 'Otro familiar',
  friend: 'Amigo o amiga',
  adviser: 'Abogado o asesor',
  other: 'Otra persona',
};

const faults: typeof en.dialog.faults = {
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
  relationships,
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
    faults,
    what: 'Qué pasa después',
    points: (largeFirst: string) => [
      'Le escribimos una vez, con el nombre de usted, para explicarle lo que significa. Puede decir que no.',
      `Le avisamos cuando usted haga un primer pago de más de ${largeFirst} para una inversión, o porque se lo pidió el banco o la policía. Nunca decimos cuánto ni a quién.`,
      'No tiene acceso a sus cuentas. Puede quitarlo en cualquier momento.',
    ],
    demo: 'Esta es una demostración: no se escribe a nadie.',
    cancel: 'Cancelar',
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

/** Whom a member lets us tell when a payment looks like a scam, in every language. */
export const trustedContactWords = { en, es };
