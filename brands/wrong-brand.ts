/** The fault in a brand's files, as a plain line for the person naming or drawing the brand. */
export class WrongBrand extends Error {
  override readonly name = 'WrongBrand';
}
