import type { Member } from '#contract/sign-in.ts';
import type { EpochMs, LocalDate } from '#contract/time.ts';
import type { Transaction } from 'kysely';
import type { Gate } from '../gate.ts';
import { appendToMemberLog } from '../member-log/append-to-member-log.ts';
import type { BankInside } from '../bank-inside.ts';
import type { Caller, Clock } from '../ports.ts';
import { newSessionToken, tokenHash } from '../session.ts';
import { knownBrowser, recogniseBrowser } from './known-browsers.ts';
import type { Tables } from '../tables.ts';
import { transact } from '../transact.ts';
import {
  endSession,
  findCredential,
  getMember,
  insertSession,
  signInBefore,
} from './sign-in-records.ts';

/** Signing in, out, and who is signed in. */
export function signInHandlers(gate: Gate, bank: BankInside) {
  // Unknown users cost the same work as known ones, so that time tells nobody who is a member.
  const dummyHash = bank.passwords.hash('no member has this password');
  dummyHash.catch(() => {
    // Awaited, and so reported, by the first sign-in that needs it.
  });

  return {
    signIn: gate.open.signIn.handler(async ({ input, context, errors }) => {
      const earliest = (bank.clock.now() + bank.policy.signInDelayMs) as EpochMs;
      const credential = await findCredential(bank.store.db, normalUsername(input.username));
      const matches = await bank.passwords.verify(
        credential?.passwordHash ?? (await dummyHash),
        input.password,
      );
      await until(bank.clock, earliest);
      if (!credential || !matches) {
        throw errors.INVALID_CREDENTIALS();
      }
      const signedInAt = await openSession(bank, credential.memberId, context.caller, {
        reportsNewBrowser: true,
      });
      return { member: await presentMember(bank, credential.memberId, signedInAt) };
    }),

    signOut: gate.open.signOut.handler(async ({ context }) => {
      const token = context.caller.sessionToken;
      if (token !== null) {
        const at = bank.clock.now();
        const memberId = await transact(bank.store, ({ trx }) => signOut(trx, token, at));
        if (memberId !== null) {
          bank.sessions.forget();
          bank.bell.ring(memberId);
        }
      }
      // Only now: a session that could not be ended must not be forgotten by its browser.
      context.caller.dropSession();
      return {};
    }),

    whoAmI: gate.gated.whoAmI.handler(async ({ context }) => ({
      member: await presentMember(bank, context.signedIn.memberId, context.signedIn.signedInAt),
    })),
  };
}

/** The token of a new session, without a password; null where there is no such member. */
export async function openSessionFor(bank: BankInside, username: string): Promise<string | null> {
  const credential = await findCredential(bank.store.db, normalUsername(username));
  if (!credential) {
    return null;
  }
  let issued: string | null = null;
  const caller: Caller = {
    sessionToken: null,
    issueSession: (token) => {
      issued = token;
    },
    dropSession: () => {},
    browserToken: null,
    issueBrowserToken: () => {},
    address: '',
    device: '',
  };
  await openSession(bank, credential.memberId, caller, { reportsNewBrowser: false });
  return issued;
}

async function openSession(
  bank: BankInside,
  memberId: string,
  caller: Caller,
  { reportsNewBrowser }: { readonly reportsNewBrowser: boolean },
): Promise<EpochMs> {
  const at = bank.clock.now();
  const expiresAt = (at + bank.policy.sessionMaxMs) as EpochMs;
  const token = newSessionToken(bank.random);
  const former = caller.sessionToken;
  const { formerMember, newBrowserToken } = await transact(bank.store, async ({ trx }) => {
    // A session that the browser still held is replaced, never shared.
    const signedOut = former === null ? null : await signOut(trx, former, at);
    await insertSession(trx, {
      tokenHash: tokenHash(token),
      memberId,
      at,
      expiresAt,
      address: caller.address,
      device: caller.device.slice(0, 200),
    });
    const browser = reportsNewBrowser
      ? await recogniseBrowser(
          trx,
          memberId,
          caller.browserToken,
          () => newSessionToken(bank.random),
          at,
        )
      : knownBrowser;
    await appendToMemberLog(
      trx,
      memberId,
      at,
      {
        action: 'sign-in',
        facts: { address: caller.address, device: caller.device.slice(0, 200) },
      },
      [{ kind: 'sign-in', ...(browser.isNew && { newBrowser: true as const }) }],
    );
    return { formerMember: signedOut, newBrowserToken: browser.newToken };
  });
  caller.issueSession(token, expiresAt);
  if (newBrowserToken !== null) {
    caller.issueBrowserToken(newBrowserToken);
  }
  if (formerMember !== null) {
    bank.sessions.forget();
    bank.bell.ring(formerMember);
  }
  bank.bell.ring(memberId);
  return at;
}

/** Ends the session of the token, and says so in its member's log; tells whose it was. */
async function signOut(
  trx: Transaction<Tables>,
  token: string,
  at: EpochMs,
): Promise<string | null> {
  const memberId = await endSession(trx, tokenHash(token), at);
  if (memberId !== null) {
    await appendToMemberLog(trx, memberId, at, { action: 'sign-out', facts: {} }, []);
  }
  return memberId;
}

async function presentMember(
  bank: BankInside,
  memberId: string,
  signedInAt: EpochMs,
): Promise<Member> {
  const member = await getMember(bank.store.db, memberId);
  return {
    username: member.username,
    displayName: member.display_name,
    plan: 'Premium Account',
    memberSince: member.member_since as LocalDate,
    lastSignInAt: await signInBefore(bank.store.db, memberId, signedInAt),
  };
}

function normalUsername(username: string): string {
  return username.trim().toLowerCase();
}

async function until(clock: Clock, moment: EpochMs): Promise<void> {
  if (clock.now() < moment) {
    await new Promise<void>((resolve) => {
      clock.wakeAt(moment, resolve);
    });
  }
}
