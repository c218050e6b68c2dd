/**
 * The name as a message to somebody who knows nothing of us has it: with nothing that a program would show as a link. A member
 * chooses their own name, and must not send others anywhere with it.
 */
export function withoutLinks(name: string): string {
  return name.replaceAll(/[./:@]+(?=\S)/g, ' ');
}
