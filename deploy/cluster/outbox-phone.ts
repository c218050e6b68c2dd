import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** Shows the messages in the outboxes of several servers as a single sample phone does. */
export interface OutboxPhone {
  stop(): Promise<void>;
}

/** A message in the form of a server's `/sample-phone`. */
interface ShownMessage {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly at: number;
  readonly text: Readonly<Record<'en' | 'es', string>>;
  readonly code?: string;
  readonly path?: string;
}

const shownMost = 20;

/** Serves it at the port, whatever is asked. */
export async function openOutboxPhone(
  port: number,
  outboxes: readonly string[],
): Promise<OutboxPhone> {
  const server = createServer((_request, response) => {
    void messagesIn(outboxes).then((messages) => {
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-store');
      response.end(JSON.stringify({ messages }));
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Newest first: a name begins with the id, which begins with the time (UUIDv7). */
async function messagesIn(outboxes: readonly string[]): Promise<ShownMessage[]> {
  const lists = await Promise.all(outboxes.map(filesIn));
  const newest = lists
    .flat()
    .toSorted((one, other) => (one.name < other.name ? 1 : -1))
    .slice(0, shownMost);
  return await Promise.all(newest.map(readMessage));
}

interface OutboxFile {
  readonly folder: string;
  readonly name: string;
}

async function filesIn(folder: string): Promise<OutboxFile[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /\.(json|eml)$/.test(name)).map((name) => ({ folder, name }));
}

async function readMessage({ folder, name }: OutboxFile): Promise<ShownMessage> {
  const written = await readFile(join(folder, name), 'utf8');
  const isEmail = name.endsWith('.eml');
  const text = isEmail
    ? written.slice(written.indexOf('\r\n\r\n') + 4)
    : (JSON.parse(written) as { text: string }).text;
  const id = name.slice(0, name.lastIndexOf('.'));
  const code = /\b(\d{6}) is your code/.exec(text)?.[1];
  const path = /https?:\/\/[^/\s]+(\/(?:reset-password|trusted-contact)#\S*)/.exec(text)?.[1];
  return {
    id,
    channel: isEmail ? 'email' : 'sms',
    at: Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16),
    text: { en: text, es: text },
    ...(code !== undefined && { code }),
    ...(path !== undefined && { path }),
  };
}
