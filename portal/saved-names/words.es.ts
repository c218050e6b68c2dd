import { ended } from '../language/ended.ts';
import { savedNames as en } from './words.en.ts';

/** What is said of a list of names that the member keeps, whomever they stand for. */
const es: typeof en = {
  renameOf: (name: string) => `Cambiar el nombre de ${name}`,
  newName: (name: string) => `Nuevo nombre de ${name}`,
  save: 'Guardar',
  cancel: 'Cancelar',
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
