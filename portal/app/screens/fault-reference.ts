/**
 * A short name for a fault, such as `PB-3F9A21C4`, made from what went wrong and where: the same fault
 * has the same name for everybody who meets it, and the name tells nothing else.
 */
export function faultReference(error: unknown): string {
  const described =
    error instanceof Error
      ? `${error.name}: ${error.message}\n${firstFrames(error)}`
      : String(error);
  return `PB-${fnv1a(withoutAddresses(described)).toString(16).toUpperCase().padStart(8, '0')}`;
}

/** The innermost lines of the stack. */
function firstFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /:\d+:\d+/.test(line))
    .slice(0, 3)
    .join('\n');
}

/** Folders differ from host to host; the names of the files stay. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/(?:https?|file):\/\/\S*\//g, '');
}

/** FNV-1a, 32 bits. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}
