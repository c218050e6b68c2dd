/** What is wrong with the files of a brand, as one plain line for the person who names or draws it. */
export class WrongBrand extends Error {
  override readonly name = 'WrongBrand';
}
