import type { Tables } from '#bank/index.ts';
import { addMember } from '#bank/testing/test-member.ts';
import { TestBrowser } from '#hosts/testing/test-browser.ts';
import { commandLine, readCommandLine, wholeNumber } from '#tools/command-line/command-line.ts';
import { type HttpHost, openHttpHost } from '#hosts/testing/test-http-host.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { ms, spreadOf } from '#tools/measure.ts';

/**
 * `npm run sign-in-timing -- --tries 200`: whether the time of a refused sign-in tells if there is such a user. Both kinds
 * of attempt come in turns, in alternating order, so that other work of the machine befalls both alike.
 */
const { options } = readCommandLine<{ readonly tries: number }>(
  commandLine(
    'npm run sign-in-timing --',
    'Measures whether the time of a refused sign-in reveals that a user exists.',
  ).option('--tries <count>', 'of each kind', wholeNumber(1), 200),
);
const { tries } = options;
const warmUp = 20;
const day = 24 * 60 * 60_000;
/** The largest relative difference of the medians. */
const tolerance = 0.05;

const store = await open<Tables>({ path: ':memory:' });
const host = await openHttpHost(store);
const { username } = await addMember(host.bank, {});
const times: Record<'wrong password' | 'unknown user', number[]> = {
  'wrong password': [],
  'unknown user': [],
};
for (let turn = 0; turn < tries + warmUp; turn += 1) {
  const both = [
    { what: 'wrong password', name: username },
    { what: 'unknown user', name: `nobody${turn}` },
  ] as const;
  for (const { what, name } of turn % 2 === 0 ? both : both.toReversed()) {
    const took = await timeOf(host, name);
    if (turn >= warmUp) times[what].push(took);
  }
  // So that no try is held up.
  await host.clock.leap(day);
}
await host.close();
await store.close();

const [wrong, unknown] = Object.values(times).map(spreadOf);
for (const [what, all] of Object.entries(times)) {
  const { count, p50, p99 } = spreadOf(all);
  console.log(`${what}: ${count} tries, median ${ms(p50)}, p99 ${ms(p99)}`);
}
const ratio = (unknown?.p50 ?? Number.NaN) / (wrong?.p50 ?? Number.NaN);
console.log(`unknown user / wrong password: ${ratio.toFixed(3)}`);
process.exitCode = Math.abs(ratio - 1) <= tolerance ? 0 : 1;

async function timeOf({ address }: HttpHost, name: string): Promise<number> {
  const browser = new TestBrowser(address);
  const credentials = { username: name, password: 'not the right password' };
  const begin = performance.now();
  const answer = await browser.post('/api/sign-in', credentials);
  await answer.arrayBuffer();
  const took = performance.now() - begin;
  if (answer.status !== 401) throw new Error(`${name} was answered ${answer.status}`);
  return took;
}
