import type { Session } from '../../hosts/testing/live-bank-orders.ts';
import { TestBrowser } from '../../hosts/testing/test-browser.ts';
import { codeOnSamplePhone } from '../../hosts/testing/test-sign-in.ts';
import { sample } from './sample-member.ts';

/** The user agent of the tests' browser, as far as the bank reads it. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/** Signs the sample member in, with the code that the sample phone has received. */
export async function openSampleSession(address: string): Promise<Session> {
  const browser = new TestBrowser(address);
  const post = (path: string, body: object) =>
    browser.post(`/api/sign-in${path}`, body, { 'user-agent': userAgent });
  await post('', { username: sample.username, password: sample.password });
  await post('/code', {});
  const code = await codeOnSamplePhone(address)();
  const answer = await post('/second-step', { proof: { method: 'text', code } });
  if (!answer.ok) throw new Error(`The bank refused the sample sign-in: ${await answer.text()}`);
  return Object.fromEntries(browser.cookies);
}
