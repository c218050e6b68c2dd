import {
  type BrowserId,
  type OpenSession,
  type SessionId,
  type TrustedBrowser,
  security as contract,
} from '#contract/identity/security/security.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../../bank-context.ts';
import type { Gate } from '../../gate.ts';
import { forgetPushedBrowsers } from '../sessions/member-sessions.ts';
import { endSessionById, endSessionsBut, liveSessions } from '../sessions/member-sessions.ts';
import type { SessionFacts } from '../sessions/read-sessions.ts';
import { tokenHash } from '../sessions/session.ts';
import type { KnownBrowserRow } from '../sessions/session-tables.ts';
import {
  appendSecurityChange,
  endTrust,
  readSecurityLog,
  trustedBrowsers,
} from './security-log-records.ts';

/** The member's sessions, trusted browsers, and security log, and the call that staff announced. */
export function sessionHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, policy } = bank;
  const security = gate.gated(contract);

  return {
    sessions: security.sessions.handler(async ({ context: { signedIn, caller } }) => {
      const { personId, sessionId } = signedIn;
      const now = clock.now();
      const sessions = await liveSessions(store.db, personId, now, policy);
      const browsers = await trustedBrowsers(store.db, personId, now);
      const token = caller.browserToken;
      const thisBrowser = token === null ? null : tokenHash(token);
      return {
        sessions: sessions.map((session) => presentSession(session, sessionId)),
        trustedBrowsers: browsers.map((browser) => presentBrowser(browser, thisBrowser)),
      };
    }),

    endSession: security.endSession.handler(async ({ input: { id }, context, errors }) => {
      const { signedIn, caller } = context;
      const { personId, sessionId } = signedIn;
      const isThis = id === sessionId;
      const at = clock.now();
      await store.transact(async (scope) => {
        if (!(await endSessionById(scope, personId, id, at))) {
          throw errors.NOT_FOUND();
        }
        const action = isThis ? 'sign-out' : 'session-ended';
        await appendSecurityChange(scope, {
          personId,
          caller,
          at,
          action,
          facts: { session: id },
        });
      });
      bank.sessions.forget();
      // Its streams hear that it is over.
      bank.bell.ring(personId);
      if (isThis) {
        caller.dropSession();
      }
      return {};
    }),

    endOtherSessions: security.endOtherSessions.handler(async ({ context }) => {
      const { personId, sessionId } = context.signedIn;
      const { caller } = context;
      const at = clock.now();
      const ended = await store.transact(async (scope) => {
        const live = await liveSessions(scope.trx, personId, at, policy);
        const others = live.filter(({ id }) => id !== sessionId).length;
        // Also those that lie idle: a longer time until logout would wake them up.
        await endSessionsBut(scope, personId, sessionId, at);
        const browser = caller.browserToken;
        await forgetPushedBrowsers(scope.trx, [personId], browser && tokenHash(browser));
        if (others > 0) {
          const action = 'other-sessions-ended';
          await appendSecurityChange(scope, {
            personId,
            caller,
            at,
            action,
            facts: { ended: others },
          });
        }
        return others;
      });
      bank.sessions.forget();
      bank.bell.ring(personId);
      return { ended };
    }),

    forgetBrowser: security.forgetBrowser.handler(async ({ input: { id }, context, errors }) => {
      const { personId } = context.signedIn;
      const { caller } = context;
      const at = clock.now();
      await store.transact(async (scope) => {
        if (!(await endTrust(scope, personId, id, at))) {
          throw errors.NOT_FOUND();
        }
        const action = 'browser-forgotten';
        await appendSecurityChange(scope, {
          personId,
          caller,
          at,
          action,
          facts: { browser: id },
        });
      });
      bank.bell.ring(personId);
      return {};
    }),

    /** Whether staff are calling the person who asks. Only a staff command can announce a call, never a request. */
    call: security.call.handler(async ({ context: { signedIn } }) => {
      const row = await store.db
        .selectFrom('staff_call')
        .select(['began_at', 'until_at'])
        .where('person_id', '=', signedIn.personId)
        .where('until_at', '>', clock.now())
        .executeTakeFirst();
      return {
        call: row ? { since: row.began_at, until: row.until_at } : null,
      };
    }),

    log: security.log.handler(async ({ input, context }) =>
      readSecurityLog(store.db, context.signedIn.personId, input),
    ),
  };
}

function presentSession(session: SessionFacts, thisSession: string): OpenSession {
  return {
    id: session.id as SessionId,
    isThis: session.id === thisSession,
    device: session.device,
    address: session.address,
    signedInAt: session.created_at as EpochMs,
    seenAt: session.seen_at as EpochMs,
  };
}

/** Only trusted browsers are shown. */
function presentBrowser(browser: KnownBrowserRow, thisBrowser: string | null): TrustedBrowser {
  return {
    id: browser.id as BrowserId,
    isThis: browser.token_hash === thisBrowser,
    device: browser.device,
    lastUsedAt: browser.last_used_at as EpochMs,
    trustedUntil: browser.trusted_until as EpochMs,
  };
}
