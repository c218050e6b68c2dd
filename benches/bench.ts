import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { StoreName } from './bench-store.ts';
import { benchHistory } from './history-bench.ts';
import { benchTransfers } from './transfers-bench.ts';

/** `npm run bench`: what the bank does here, as tables. See benches/README.md. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string', default: 'sqlite' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    rows: { type: 'string', default: '1000000' },
  },
});

const store = storeOf(values.store);
const wanted = positionals.length > 0 ? positionals : ['transfers', 'history'];
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${store}`,
);
for (const bench of wanted) {
  console.log(`\n${await run(bench)}`);
}

async function run(bench: string): Promise<string> {
  switch (bench) {
    case 'transfers':
      return await benchTransfers({
        store,
        seconds: wholeNumber('seconds', values.seconds),
        rounds: wholeNumber('rounds', values.rounds),
      });
    case 'history':
      return await benchHistory(store, wholeNumber('rows', values.rows));
    default:
      throw new Error(`There is no bench "${bench}": choose transfers, history or both.`);
  }
}

function storeOf(text: string): StoreName {
  if (text !== 'sqlite' && text !== 'postgres') {
    throw new Error(`--store is sqlite or postgres, not "${text}".`);
  }
  return text;
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new Error(`--${name} is a whole number above 0, not "${text}".`);
  }
  return value;
}
