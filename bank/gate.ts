import type { AccessArea, everywhere, ProcedureMeta } from '#contract/procedures/procedure.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { mapEventIterator } from '@orpc/client';
import type { AnyContractRouter } from '@orpc/contract';
import {
  type AnyProcedure,
  type ImplementerInternal as Implementer,
  implementerInternal as implement,
  type Middleware,
  type ORPCErrorConstructorMap,
} from '@orpc/server';
import { judge, logUnexpected } from './errors/error-boundary.ts';
import { ChangeCounts } from './limits/limit-rules.ts';
import { type HeldParty, enteredBy, mayCall } from './parties/role-policy.ts';
import type { Policy } from './policy.ts';
import type { CallContext, BankStore, Clock, Log } from './ports.ts';
import type { LiveSessions } from './identity/sessions/live-sessions.ts';
import { tokenHash, touchEveryMs } from './identity/sessions/session.ts';

/** The sender of a request, and the membership that it is for, once the gate has let it through. */
export interface SignedIn {
  /** The person who is signed in. */
  readonly personId: string;
  /** The membership that the request is about. */
  readonly membershipId: string;
  /** The part in which the person acts in it. */
  readonly party: HeldParty;
  readonly tokenHash: string;
  /** Of the session, which keeps it when its token changes. */
  readonly sessionId: string;
  readonly signedInAt: EpochMs;
  /** The area of the request. */
  readonly area: AccessArea | 'public';
  /** The payment of another person that this request approves; a step-up for one permits none of the approver's own. */
  readonly approving?: string;
}

interface GateDependencies {
  readonly store: BankStore;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly sessions: LiveSessions;
  readonly log: Log;
  readonly policy: Pick<Policy, 'changeRate'>;
}

/**
 * The start of a capability's handlers: for anybody, and for a signed-in member. Each names its own part of the
 * contract, so that a capability that is loaded later brings its schemas with it.
 */
export interface Gate {
  open<Part extends AnyContractRouter>(part: Part): Implementer<Part, CallContext, CallContext>;
  gated<Part extends AnyContractRouter>(
    part: Part,
  ): Implementer<Part, CallContext, MemberCallContext>;
}

type MemberCallContext = CallContext & { readonly signedIn: SignedIn };

/** Runs before the handler of any procedure, and may refuse with a refusal that every procedure declares. */
type Step<Added extends object> = Middleware<
  CallContext,
  Added & Record<string, unknown>,
  unknown,
  unknown,
  ORPCErrorConstructorMap<typeof everywhere>,
  ProcedureMeta
>;

/**
 * The two ways in. `open` is for requests that need no session; every other request goes through `gated`, where the session
 * becomes a person and a membership to which they are a party, or the request is refused with `SIGNED_OUT`. A single table
 * says which role may call which procedure (`parties/role-policy.ts`); a forbidden procedure is answered as if it did not
 * exist. Here too the changes of each person are counted, so that no capability can forget it.
 */
export function makeGate({ store, clock, newId, sessions, log, policy }: GateDependencies): Gate {
  const changes = policy.changeRate && new ChangeCounts(policy.changeRate);

  const declareErrors: Step<object> = async ({ context, next, path, errors }, sent, output) => {
    const declared = (error: unknown): Error => {
      const verdict = judge(error, store);
      switch (verdict.kind) {
        case 'refusal':
          return verdict.error;
        case 'bad-request':
          return errors.BAD_REQUEST({ data: { issues: verdict.issues } });
        case 'unavailable':
          return errors.UNAVAILABLE({
            data: { retryAfterMs: verdict.retryAfterMs },
            cause: error,
          });
        case 'unexpected': {
          const reference = context.caller.requestId ?? newId();
          logUnexpected(log, { path, reference, sent }, error);
          return errors.UNEXPECTED({ data: { reference } });
        }
      }
    };
    try {
      const result = await next();
      if (isStream(result.output)) {
        // It may fail after the first part of its answer was sent.
        return await output(declareFailures(result.output, declared));
      }
      return result;
    } catch (error) {
      throw declared(error);
    }
  };

  const enter: Step<{ signedIn: SignedIn }> = async ({ context, next, errors, procedure }) => {
    const { effect, area } = procedure['~orpc'].meta;
    const named = context.caller.membershipId ?? null;
    const token = context.caller.sessionToken;
    if (token === null) {
      throw errors.SIGNED_OUT();
    }
    const now = clock.now();
    const hash = tokenHash(token);
    const session = await sessions.find(hash);
    const parties = session ? enteredBy(session.parties, now) : [];
    const [first] = parties;
    if (!session || !first) {
      context.caller.dropSession();
      throw errors.SIGNED_OUT();
    }
    const party = named === null ? first : parties.find((one) => one.membershipId === named);
    // A forbidden procedure does not exist for the person, and neither does a membership of others.
    const { viewedAs: role = party?.role } = context;
    if (!party || !role || !mayCall(party.role, area) || !mayCall(role, area)) {
      throw errors.NOT_FOUND();
    }
    const retryAfterMs = effect === 'read' ? 0 : (changes?.take(session.person_id, now) ?? 0);
    if (retryAfterMs > 0) {
      context.caller.personId = session.person_id;
      throw errors.TOO_MANY_CHANGES({ data: { retryAfterMs } });
    }
    if (!isReading(procedure) && now - session.seen_at >= touchEveryMs) {
      await sessions.touch({ tokenHash: hash, sessionId: session.id }, now);
    }
    context.caller.personId = session.person_id;
    const signedIn: SignedIn = {
      personId: session.person_id,
      membershipId: party.membershipId,
      party,
      tokenHash: hash,
      sessionId: session.id,
      signedInAt: session.created_at as EpochMs,
      area,
    };
    return next({ context: { signedIn } });
  };

  return {
    open: (part) => implement(part, {}, [declareErrors]),
    gated: (part) => implement(part, {}, [declareErrors, enter]),
  };
}

/**
 * Screens read by themselves, after each event: reading is no sign of a present person, and keeps no session alive (R-P4).
 */
function isReading(procedure: AnyProcedure): boolean {
  return procedure['~orpc'].route.method === 'GET';
}

function isStream(output: unknown): output is AsyncIterator<unknown, unknown> {
  return typeof output === 'object' && output !== null && Symbol.asyncIterator in output;
}

function declareFailures(
  stream: AsyncIterator<unknown, unknown>,
  declared: (error: unknown) => Error,
) {
  return mapEventIterator(stream, {
    value: async (event) => event,
    error: async (error) => declared(error),
  });
}
