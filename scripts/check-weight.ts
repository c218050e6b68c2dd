import { writeFileSync } from 'node:fs';
import { commandLine, readCommandLine } from '#tools/command-line/command-line.ts';
import { ensureBuilt } from './ensure-built.ts';
import { bytesOfParts, releasedFile, weigh, weightReport } from './weights.ts';

const command = commandLine(
  'npm run weight --',
  'Weighs the built portal; it fails where a part is 5 % heavier than that of the last release.',
).option('--release', 'keeps the weights as those of a release');
const { options } = readCommandLine<{ release?: true }>(command);
await ensureBuilt('live', 'demo');
if (options.release === true) {
  writeFileSync(releasedFile, `${JSON.stringify(bytesOfParts(), null, 2)}\n`);
}
const { text, fits } = weightReport(weigh());
console.log(text);
process.exitCode = fits ? 0 : 1;
