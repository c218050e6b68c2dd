import { ensureBuilt } from './ensure-built.ts';
import { weigh, weightReport } from './weights.ts';

// One after the other: on a small machine two builds at once take longer.
await ensureBuilt('live');
await ensureBuilt('demo');
const { text, fits } = weightReport(weigh());
console.log(text);
process.exitCode = fits ? 0 : 1;
