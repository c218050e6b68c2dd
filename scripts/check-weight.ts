import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { folderOf, readBuildRecord } from './build-record.ts';
import { ensureBuilt } from './ensure-built.ts';
import { scriptsOfFirstScreen } from './first-screen.ts';

/** What the scripts of /login may weigh at most, compressed with gzip. */
const budgetBytes = 105_000;

await ensureBuilt('live');
const record = readBuildRecord('live');
if (record === undefined) throw new Error('The build left no record.');

const scripts = [record.starter, ...scriptsOfFirstScreen(record.manifest)];
const weights = scripts.map(
  (file) => gzipSync(readFileSync(join(folderOf('live'), file)), { level: 9 }).length,
);
const total = weights.reduce((sum, weight) => sum + weight, 0);

for (const [index, file] of scripts.entries())
  console.log(`${String(weights[index]).padStart(8)}  ${file}`);
console.log(`${String(total).padStart(8)}  of ${budgetBytes} bytes of script that /login loads`);
process.exitCode = total <= budgetBytes ? 0 : 1;
