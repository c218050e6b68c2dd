import { connect } from 'node:net';

/** Every download reads into it, one after the other. */
const arrived = Buffer.allocUnsafe(64 * 1024);

/** Of what has arrived: how an answer begins, and how one that is whole ends. */
const keptBytes = 16;
const lastChunk = '\r\n0\r\n\r\n';

/**
 * Downloads a file with a member's session and throws it away: it shares the processors with the server that it measures. Resolves with
 * how many bytes came; throws where the answer is another than 200 or breaks off.
 */
export function downloadFile(port: number, session: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let beginning = '';
    let end = '';
    const callback = (length: number) => {
      bytes += length;
      if (beginning.length < keptBytes)
        beginning += arrived.toString('latin1', 0, Math.min(length, keptBytes));
      end = (end + arrived.toString('latin1', Math.max(0, length - keptBytes), length)).slice(
        -keptBytes,
      );
      return true;
    };
    const socket = connect({ port, host: '127.0.0.1', onread: { buffer: arrived, callback } });
    socket.once('error', reject);
    socket.once('close', () => {
      if (beginning.startsWith('HTTP/1.1 200') && end.endsWith(lastChunk)) resolve(bytes);
      else reject(new Error(`The download of ${path} ended after ${bytes} bytes: ${beginning}`));
    });
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: __Host-sid=${session}\r\n` +
        'sec-fetch-site: same-origin\r\nconnection: close\r\n\r\n',
    );
  });
}
