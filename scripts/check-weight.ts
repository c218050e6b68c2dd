import { ensureBuilt } from './ensure-built.ts';
import { weigh, weightReport } from './weights.ts';

await ensureBuilt('live', 'demo');
const { text, fits } = weightReport(weigh());
console.log(text);
process.exitCode = fits ? 0 : 1;
