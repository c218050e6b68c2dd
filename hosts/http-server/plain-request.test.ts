import { expect, test } from 'vitest';
import { plainRequestIn } from './plain-request.ts';

const host = 'host: localhost';

function piece(line: string, headers: readonly string[], body = ''): Buffer {
  return Buffer.from([line, ...headers, '', body].join('\r\n'));
}

test.each([
  ['a look', piece('GET /api/accounts?of=1 HTTP/1.1', [host]), '/api/accounts?of=1'],
  [
    'an ask with a body',
    piece('POST /rpc/signIn HTTP/1.1', [host, 'Content-Length: 2', 'Connection: keep-alive'], '{}'),
    '/rpc/signIn',
  ],
  ['a body of bytes', piece('POST /a HTTP/1.1', [host, 'content-length: 2'], 'é'), '/a'],
])('Exactly one whole request is read: %s', (_, bytes, url) => {
  expect(plainRequestIn(bytes)).toBe(url);
});

const post = 'POST /rpc/signIn HTTP/1.1';

test.each([
  ['nothing', Buffer.alloc(0)],
  ['half a head', Buffer.from(`${post}\r\n${host}\r\n`)],
  ['half a body', piece(post, [host, 'content-length: 3'], '{}')],
  ['more than a body', piece(post, [host, 'content-length: 1'], '{}')],
  ['a body without a length', piece(post, [host], '{}')],
  ['two requests', Buffer.concat([piece(post, [host]), piece(post, [host])])],
  ['two lengths', piece(post, [host, 'content-length: 2', 'content-length: 2'], '{}')],
  ['a list of lengths', piece(post, [host, 'content-length: 2, 2'], '{}')],
  ['a length that is no number', piece(post, [host, 'content-length: +2'], '{}')],
  ['a length with a space behind it', piece(post, [host, 'content-length: 2 '], '{}')],
  ['a length behind a tab', piece(post, [host, 'content-length:\t2'], '{}')],
  ['a length behind a space', piece(post, [host, 'content-length : 2'], '{}')],
  ['a body in chunks', piece(post, [host, 'transfer-encoding: chunked'], '0\r\n\r\n')],
  ['chunks and a length', piece(post, [host, 'Transfer-Encoding: x', 'content-length: 2'], '{}')],
  ['a header over two lines', piece(post, [host, ' content-length: 2'], '{}')],
  ['lines without a carriage return', Buffer.from(`${post}\n${host}\n\n`)],
  ['a carriage return within a line', piece(post, [`${host}\rcontent-length: 2`], '{}')],
  ['a zero byte', piece(post, [`${host}\0`])],
  ['a header that is not ASCII', piece(post, [`${host}é`])],
  ['an end of the connection', piece(post, [host, 'Connection: close'])],
  ['another protocol', piece(post, [host, 'connection: Upgrade', 'upgrade: h2c'])],
  ['a wait for a permission', piece(post, [host, 'expect: 100-continue'])],
  ['an older version', piece('POST / HTTP/1.0', [host])],
  ['another method', piece('HEAD / HTTP/1.1', [host])],
  ['an address with its host', piece('GET http://localhost/ HTTP/1.1', [host])],
  ['an empty line before', Buffer.concat([Buffer.from('\r\n'), piece(post, [host])])],
  ['no header', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ['more than eight kilobytes', piece(post, [host, `cookie: ${'x'.repeat(9_000)}`])],
])('Anything else is left to a parser: %s', (_, bytes) => {
  expect(plainRequestIn(bytes)).toBeNull();
});
