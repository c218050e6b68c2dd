import pg from 'pg';
import { StoreCannotOpen } from '../store.ts';

/** How pg makes a connection, and by which class. */
export interface ConnectionConfig extends pg.ClientConfig {
  readonly Client?: typeof pg.Client;
}

/** No host of the URL takes writes now; `errors` says why of each that was tried. */
export class NoHostTakesWrites extends AggregateError {
  declare readonly errors: HostFailed[];
}

/** A host that could not be used, as a person may see it, and the reason. */
export class HostFailed extends Error {
  readonly host: string;

  constructor(host: string, cause: unknown) {
    super(`The database at ${host} cannot be used.`, { cause });
    this.host = host;
  }
}

/** A server that answers but is a standby, or was made read-only. */
export class TakesNoWrites extends Error {
  constructor() {
    super('it takes no writes');
  }
}

/**
 * The hosts of a database URL, written as for libpq: `postgres://user@a:5432,b:5432/bank?target_session_attrs=read-write`. New
 * connections go to the host that took writes last, and when it takes none any more to the next that does. The client of
 * pg knows one host alone.
 */
export class DatabaseHosts {
  /** The `options` in the URL, which pg would otherwise send instead of the bank's own. */
  readonly options: readonly string[];
  readonly #urls: readonly string[];
  readonly #mustTakeWrites: boolean;
  #current = 0;

  /** Throws StoreCannotOpen where the URL asks for a server that need not take writes. */
  constructor(url: string) {
    const { urls, options, wanted } = readUrl(url);
    if (wanted.some((attribute) => attribute !== 'read-write' && attribute !== 'primary')) {
      throw new StoreCannotOpen(
        'Cannot open the database: target_session_attrs in its URL must be read-write, since the bank reads from no standby.',
      );
    }
    this.options = options;
    this.#urls = urls;
    this.#mustTakeWrites = urls.length > 1 || wanted.length > 0;
  }

  /** The config of connections to whichever host takes writes when they are made. */
  configOf(config: pg.ClientConfig): ConnectionConfig {
    if (!this.#mustTakeWrites) return { ...config, connectionString: this.current };
    return { ...config, Client: clientThatTakesWrites(this) };
  }

  /** Connects, and once more for every other host. Throws NoHostTakesWrites when each has failed. */
  async tryEach<Connection>(connect: () => Promise<Connection>): Promise<Connection> {
    const failures: HostFailed[] = [];
    for (;;) {
      try {
        return await connect();
      } catch (error) {
        if (!(error instanceof HostFailed)) throw error;
        failures.push(error);
        if (failures.length >= this.count) throw new NoHostTakesWrites(failures);
      }
    }
  }

  get count(): number {
    return this.#urls.length;
  }

  /** The URL of the host that new connections go to. */
  get current(): string {
    return this.#urls[this.#current] ?? '';
  }

  /** Leads new connections to the next host, unless somebody has found before that this one fails. */
  leave(url: string): void {
    if (url === this.current) this.#current = (this.#current + 1) % this.count;
  }
}

/** A client that connects to the current host, and to none that takes no writes. */
function clientThatTakesWrites(hosts: DatabaseHosts): typeof pg.Client {
  return class ClientThatTakesWrites extends pg.Client {
    readonly #url: string;
    readonly #timeoutMs: number;

    constructor({ connectionTimeoutMillis = 0, ...config }: pg.ClientConfig) {
      const url = hosts.current;
      super({ ...config, connectionString: url });
      this.#url = url;
      // The time for a connection is for all hosts together: any host may be silent.
      this.#timeoutMs = connectionTimeoutMillis / hosts.count;
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error | null) => void): void;
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | void {
      const connected = this.#connect();
      if (callback === undefined) return connected;
      // oxlint-disable-next-line promise/no-callback-in-promise -- The pool of pg asks with a callback.
      connected.then(() => callback(null), callback);
    }

    async #connect(): Promise<pg.Client> {
      const timer = this.#timeoutMs > 0 && setTimeout(() => this.#giveUp(), this.#timeoutMs);
      // Without a listener Node ends the process. An early loss of the connection fails the promise.
      this.on('error', isTold);
      try {
        await super.connect();
        if (await this.#takesNoWrites()) throw new TakesNoWrites();
        this.off('error', isTold);
        return this;
      } catch (cause) {
        hosts.leave(this.#url);
        void this.end();
        throw new HostFailed(hostOf(this), cause);
      } finally {
        if (timer !== false) clearTimeout(timer);
      }
    }

    #giveUp(): void {
      this.connection.stream.destroy(new Error('timeout expired'));
    }

    /** True of a standby as well. */
    async #takesNoWrites(): Promise<boolean> {
      const { rows } = await this.query<{ transaction_read_only: string }>(
        'show transaction_read_only',
      );
      return rows[0]?.transaction_read_only !== 'off';
    }
  };
}

function isTold(): void {}

/** A database and its hosts, as a person may see them: without user and password. */
export function placeOf(url: string): string {
  const clients = readUrl(url).urls.map((one) => new pg.Client({ connectionString: one }));
  return `${clients[0]?.database ?? ''} at ${clients.map(hostOf).join(',')}`;
}

function hostOf({ host, port }: pg.Client): string {
  return `${host}:${port}`;
}

interface ReadUrl {
  /** A URL for each host, without the parts that pg does not know or is not to send. */
  readonly urls: readonly string[];
  readonly options: readonly string[];
  /** The values of `target_session_attrs` in the URL. */
  readonly wanted: readonly string[];
}

function readUrl(text: string): ReadUrl {
  const [, before = '', hosts = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(text) ?? [];
  const read = hosts.split(',').map((host) => readUrlOfOneHost(`${before}${host}${after}`));
  const { options = [], wanted = [] } = read[0] ?? {};
  return { urls: read.map(({ url }) => url), options, wanted };
}

function readUrlOfOneHost(text: string) {
  const url = URL.parse(text);
  // pg reads some URLs that the standard does not, such as a URL with a user and no host.
  if (url === null) return { url: text, options: [], wanted: [] };
  const options = url.searchParams.getAll('options');
  const wanted = url.searchParams.getAll('target_session_attrs');
  if (options.length + wanted.length === 0) return { url: text, options, wanted };
  url.searchParams.delete('options');
  url.searchParams.delete('target_session_attrs');
  return { url: url.href, options, wanted };
}
