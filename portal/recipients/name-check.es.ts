import { nameCheck as en } from './name-check.en.ts';

const es: typeof en = {
  checking: 'Comprobando el nombre...',
  match: 'El nombre coincide con el de la cuenta de nuestro miembro.',
  close: (name) => `¿Quiso decir ${name}?`,
  closeDetail: (typed, name) =>
    `Usted escribió “${typed}”, pero el miembro con estos datos es “${name}”. Si no es la persona a quien quiere pagar, revise los datos.`,
  takeName: (name) => `Usar ${name}`,
  other: (typed) => `Estos datos no están a nombre de ${typed}`,
  otherDetail:
    'Revise si hay un error al escribirlos. Si alguien se los dio, llame a la persona a quien quiere pagar a un número que usted ya conozca. Los estafadores envían sus propios datos con un nombre en el que usted confía.',
  unknown:
    'No podemos comprobar el nombre en otros bancos. Asegúrese de que los datos sean correctos antes de pagar.',
  failed: 'No pudimos comprobar el nombre. Aun así puede enviar dinero.',
};

/** What is said of the name of a recipient, in every language. */
export const nameCheckWords = { en, es };
