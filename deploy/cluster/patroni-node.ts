import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverAccount } from '#stores/postgres/test-server.ts';
import {
  descendantsOf,
  isThere,
  keepProcess,
  type KeptProcess,
  signalAll,
} from './kept-process.ts';

/** The settings of a node of the cluster. */
export interface NodeSettings {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly apiPort: number;
  readonly etcdPort: number;
  readonly programs: string;
  readonly password: string;
  /** The certificate of every part of the cluster, which is its own authority, and its key. */
  readonly certificate: string;
  readonly key: string;
}

export type NodeRole = 'primary' | 'standby' | 'gone';

const goneInMs = 2_000;

/** The time until Patroni answers that another node is the primary. */
const switchedInMs = 60_000;

const configuration = fileURLToPath(new URL('patroni.yml', import.meta.url));

/** A node: Patroni, and the PostgreSQL that Patroni starts. */
export class PatroniNode {
  readonly settings: NodeSettings;
  #patroni: KeptProcess | null = null;
  #frozen: readonly number[] = [];

  constructor(settings: NodeSettings) {
    this.settings = settings;
  }

  async start(): Promise<void> {
    const { folder } = this.settings;
    const account = serverAccount();
    if (!existsSync(folder)) {
      mkdirSync(folder, { mode: 0o700 });
      if (account !== undefined) chownSync(folder, account.uid, account.gid);
    }
    const file = join(folder, 'patroni.yml');
    writeFileSync(file, configurationOf(this.settings), { mode: 0o644 });
    this.#patroni = await keepProcess('patroni', [file], {
      log: `${folder}.log`,
      account,
    });
  }

  /** The node's role by Patroni; `gone` without an answer. */
  async role(): Promise<NodeRole> {
    const { role, state } = (await this.#ask<{ role?: string; state?: string }>('/patroni')) ?? {};
    if (state !== 'running') return 'gone';
    return role === 'master' || role === 'primary' ? 'primary' : 'standby';
  }

  /** The nodes that may become the primary without a loss, as etcd knows them. */
  async synchronousStandbys(): Promise<readonly string[]> {
    const known = await this.#ask<{ members: readonly { name: string; role: string }[] }>(
      '/cluster',
    );
    return (known?.members ?? [])
      .filter(({ role }) => role === 'sync_standby')
      .map(({ name }) => name);
  }

  /** Hands the primary over from this node to the one that follows it synchronously. Resolves with whether it did. */
  async switchOver(): Promise<boolean> {
    const { name } = this.settings;
    const answer = await this.#request('/switchover', {
      body: JSON.stringify({ leader: name }),
      waitMs: switchedInMs,
    });
    return answer?.status === 200;
  }

  async #ask<Answer>(path: string): Promise<Answer | null> {
    const answer = await this.#request(path, { waitMs: 1_000 });
    return answer === null ? null : (JSON.parse(answer.text) as Answer);
  }

  /** A POST where there is a body; null where it does not answer in time. */
  #request(
    path: string,
    { body, waitMs }: { readonly body?: string; readonly waitMs: number },
  ): Promise<{ readonly status: number; readonly text: string } | null> {
    const { apiPort, certificate } = this.settings;
    return new Promise((resolve) => {
      const asking = request(
        `https://127.0.0.1:${apiPort}${path}`,
        {
          method: body === undefined ? 'GET' : 'POST',
          ca: readFileSync(certificate),
          timeout: waitMs,
          agent: false,
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => (text += part));
          answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        },
      );
      asking.once('error', () => resolve(null));
      asking.once('timeout', () => asking.destroy(new Error('It did not answer')));
      asking.end(body);
    });
  }

  /** Kills PostgreSQL alone, which Patroni sees. */
  killPostgres(): void {
    signalAll(this.#postgres(), 'SIGKILL');
  }

  /** Kills everything at once, as a machine without power does. */
  async kill(): Promise<void> {
    this.killAtOnce();
    await this.#patroni?.gone;
  }

  /** The same in a process that ends. Killed processes may write until they are gone, so their end is awaited. */
  killAtOnce(): void {
    const all = this.#processes();
    signalAll(all, 'SIGKILL');
    const end = performance.now() + goneInMs;
    while (all.some(isThere) && performance.now() < end) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }

  /** From now on nothing of it moves, until it is woken: as a machine whose disk or hypervisor hangs. */
  freeze(): void {
    this.#frozen = this.#processes();
    signalAll(this.#frozen, 'SIGSTOP');
  }

  wake(): void {
    signalAll(this.#frozen, 'SIGCONT');
    this.#frozen = [];
  }

  /** Everything of it ends now; nothing of it is needed any longer. */
  async stop(): Promise<void> {
    this.wake();
    await this.kill();
  }

  #processes(): number[] {
    const pid = this.#patroni?.pid;
    return [...(pid === undefined ? [] : [pid, ...descendantsOf(pid)]), ...this.#postgres()];
  }

  /** PostgreSQL is no child of Patroni that can be found: it is started in a session of its own. */
  #postgres(): number[] {
    try {
      const text = readFileSync(join(this.settings.folder, 'data', 'postmaster.pid'), 'utf8');
      const pid = Number(text.split('\n')[0]);
      return [pid, ...descendantsOf(pid)];
    } catch {
      return [];
    }
  }
}

/** The configuration of Patroni for a node. Throws where it asks for a value that nobody gives. */
export function configurationOf(settings: NodeSettings): string {
  const values = settings as unknown as Readonly<Record<string, string | number>>;
  return readFileSync(configuration, 'utf8').replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nobody gives ${whole}`);
    return String(value);
  });
}
