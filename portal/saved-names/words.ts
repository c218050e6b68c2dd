import { ended } from '../language/sentences.ts';

const en = {
  renameOf: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name for ${name}`,
  save: 'Save',
  renamed: (name: string) => `Renamed to ${ended(name)}`,
  nameMissing: 'Enter a name.',
  nameWrong: 'Enter a name without <, > or hidden characters.',
  removed: (name: string) => `${name} was removed.`,
  added: (name: string) => `${name} was added.`,

  looksLike: (name: string) => `This name looks like ${ended(name)}`,
  /** While another name is typed. */
  looksLikeDetail: (name: string) =>
    `Payments to ${name} go to a different account. Choose a name that you cannot mix up.`,
};

const es: typeof en = {
  renameOf: (name: string) => `Cambiar el nombre de ${name}`,
  newName: (name: string) => `Nuevo nombre de ${name}`,
  save: 'Guardar',
  renamed: (name: string) => `Ahora se llama ${ended(name)}`,
  nameMissing: 'Escriba un nombre.',
  nameWrong: 'Escriba un nombre sin < ni > y sin caracteres ocultos.',
  removed: (name: string) => `${name} se eliminó de su lista.`,
  added: (name: string) => `${name} se agregó a su lista.`,

  looksLike: (name: string) => `Este nombre se parece a ${ended(name)}`,
  looksLikeDetail: (name: string) =>
    `Los pagos a ${name} van a otra cuenta. Elija un nombre que no se pueda confundir.`,
};

export const savedNameWords = { en, es };
