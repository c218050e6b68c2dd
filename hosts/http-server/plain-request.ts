/** A head as long as this and a form besides; whatever is longer is no ask that everybody sends at once. */
const longestBytes = 8 * 1024;

/** A request line and header lines, without anything that two readers might read in two ways (RFC 9112, 11.2). */
const wholeHead =
  /^(?:GET|POST) (?<url>\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[\w-]+:[\x20-\x7e]*\r\n)+\r\n/;

/** What says where a request ends, or what becomes of its connection. */
const framing =
  /^(?<name>content-length|transfer-encoding|connection|expect|upgrade): *(?<value>.*)\r$/gim;

/**
 * The path and the query, as they were sent, of the one request in a piece of a connection that begins where a request begins:
 * as most clients send it, whole and with nothing behind it. Null where the piece is not exactly one whole request in the
 * plainest form there is: then only a parser can tell where the next one begins.
 */
export function plainRequestIn(piece: Buffer): string | null {
  if (piece.length > longestBytes) return null;
  const text = piece.toString('latin1');
  const head = wholeHead.exec(text);
  if (head === null || text.length !== head[0].length + bodyLengthOf(head[0])) return null;
  return head.groups?.['url'] ?? null;
}

/** NaN where another header than one length of the body says how the request ends. */
function bodyLengthOf(head: string): number {
  let length: number | undefined;
  for (const { groups } of head.matchAll(framing)) {
    const { name = '', value = '' } = groups ?? {};
    if (
      name.toLowerCase() === 'content-length' &&
      length === undefined &&
      /^\d{1,5}$/.test(value)
    ) {
      length = Number(value);
    } else if (value.toLowerCase() !== 'keep-alive') {
      return NaN;
    }
  }
  return length ?? 0;
}
