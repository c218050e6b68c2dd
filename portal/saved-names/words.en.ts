import { ended } from '../language/ended.ts';

/** What is said of a list of names that the member keeps, whomever they stand for. */
export const savedNames = {
  renameOf: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name for ${name}`,
  save: 'Save',
  cancel: 'Cancel',
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
