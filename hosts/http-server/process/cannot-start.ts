/** Why the server cannot start, as one plain line for the person who starts it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
