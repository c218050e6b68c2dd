const en = {
  checking: 'Checking the name...',
  match: 'The name matches the one on our member’s account.',
  close: (name: string) => `Did you mean ${name}?`,
  closeDetail: (typed: string, name: string) =>
    `You typed “${typed}”, but the member with these details is “${name}”. If that is not who you want to pay, check the details.`,
  takeName: (name: string) => `Use ${name}`,
  other: (typed: string) => `These details are not in the name of ${typed}`,
  otherDetail:
    'Check them for a typing mistake. If someone gave them to you, call the person you want to pay at a number you already know. Scammers send their own details under a name you trust.',
  unknown:
    'We cannot check the name at other banks. Make sure these details are right before you pay.',
  failed: 'We could not check the name. You can still send money.',
};

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

export const nameCheckWords = { en, es };
