const mask = '[sent]';

const messageMost = 500;

/**
 * The error as a log may tell it: wherever its message, or that of a cause, repeats a part of the request, `[sent]` stands
 * there instead. The names of program parts in its stack stay.
 */
export function withoutSent(error: unknown, sent: unknown): unknown {
  const texts = new Set(textsIn(sent));
  // The longest first: a text may be a part of another.
  const longestFirst = [...texts].toSorted((one, other) => other.length - one.length);
  return masked(error, longestFirst);
}

/** Every text and number in a value, and names that no schema has. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value === '' ? [] : [value, JSON.stringify(value).slice(1, -1)];
  if (typeof value === 'number' || typeof value === 'bigint') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...(/^\w{0,30}$/.test(name) ? [] : [name]),
    ...textsIn(part),
  ]);
}

function masked(error: unknown, texts: readonly string[]): unknown {
  if (!(error instanceof Error)) return maskedText(String(error), texts);
  const { message, cause } = error;
  const told = new Error(maskedText(message, texts), {
    ...(cause !== undefined && { cause: masked(cause, texts) }),
  });
  told.name = error.name;
  told.stack = [`${error.name}: ${told.message}`, ...framesOf(error)].join('\n');
  if ('code' in error) Object.assign(told, { code: error.code });
  return told;
}

function maskedText(text: string, texts: readonly string[]): string {
  const parts = texts.reduce<readonly string[]>(
    // The mask of one text must not be taken for a part of another.
    (pieces, sent) => pieces.flatMap((piece) => (piece === mask ? [piece] : split(piece, sent))),
    [text],
  );
  return parts.join('').slice(0, messageMost);
}

function split(piece: string, sent: string): string[] {
  return piece.split(sent).flatMap((part, index) => (index === 0 ? [part] : [mask, part]));
}

/** The stack after the message. */
function framesOf({ stack = '', message }: Error): string[] {
  const place = stack.indexOf(message);
  const rest = place < 0 ? '' : stack.slice(place + message.length);
  return rest.split('\n').filter((line) => /^\s+at /.test(line));
}
