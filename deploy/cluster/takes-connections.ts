import pg from 'pg';

/** Whether a database, or a pooler before it, lets a client in now. */
export async function takesConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', isTold);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function isTold(): void {}
