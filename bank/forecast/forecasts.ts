import { type Forecast, forecast as contract } from '#contract/forecast/forecast.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import {
  type MembersForecasts,
  type RehearsalRequest,
  TooManyWaiting,
  type VersionedForecast,
} from '../ports.ts';
import { copyMembership } from './membership-copy.ts';
import type { Gate } from '../gate.ts';

/** The parts of the bank that forecasts need. */
export type ForecastingBank = Pick<BankContext, 'store' | 'clock' | 'timeZone' | 'longTasks'>;

interface Kept extends VersionedForecast {
  /** The version of the facts that may change a forecast: the log, and the balances. */
  readonly version: string;
  readonly today: LocalDate;
  /** When the first of its items is due. */
  readonly nextAt: EpochMs;
}

interface Running {
  readonly answer: Promise<unknown>;
  readonly given: AbortController;
  readonly membershipId: string;
  askers: number;
}

type Run<Answer> = (given: AbortSignal) => Promise<Answer>;

const keptMost = 200;
/** The most rehearsals of one membership that run or wait. */
const runningMostOfOne = 4;
const retryAfterMs = 2_000;

/**
 * The forecasts of memberships: a single rehearsal at a time for each, with an answer that is kept until something changes
 * and shared by concurrent askers. It is given up when the last asker has left. Throws `TooManyWaiting` where too many
 * wait, and where it was given up.
 */
export class Forecasts implements MembersForecasts {
  readonly #bank: ForecastingBank;
  /** In the order of use: the membership asked for last stands last. */
  readonly #kept = new Map<string, Kept>();
  readonly #running = new Map<string, Running>();
  readonly #last = new Map<string, Promise<unknown>>();
  #stopped = false;

  constructor(bank: ForecastingBank) {
    this.#bank = bank;
  }

  /** The next 30 days if nothing new is requested. */
  async month(membershipId: string, signal?: AbortSignal): Promise<VersionedForecast> {
    const now = this.#bank.clock.now();
    const { version, auditSequence } = await this.#versionOf(membershipId);
    const today = localMoment(now, this.#bank.timeZone).date;
    const kept = this.#kept.get(membershipId);
    if (kept?.version === version && kept.today === today && now < kept.nextAt) {
      this.#keep(membershipId, kept);
      return kept;
    }
    return await this.#share(membershipId, `${membershipId} ${version}`, signal, async (given) => {
      const forecast = await this.#rehearse({ membershipId, now }, given);
      const nextAt = forecast.items.find(({ at }) => at > now)?.at ?? (Infinity as EpochMs);
      const made = { forecast, version, auditSequence, today, nextAt };
      this.#keep(membershipId, made);
      return made;
    });
  }

  /** The same if this transfer is sent now. */
  async after(
    membershipId: string,
    first: NonNullable<RehearsalRequest['first']>,
    signal?: AbortSignal,
  ): Promise<Forecast> {
    const key = `${membershipId} ${JSON.stringify(first)}`;
    return await this.#share(membershipId, key, signal, async (given) => {
      const now = this.#bank.clock.now();
      return await this.#rehearse({ membershipId, now, first }, given);
    });
  }

  async stop(others: Promise<unknown>): Promise<void> {
    this.#stopped = true;
    for (const { given } of this.#running.values()) given.abort();
    await Promise.allSettled([others, ...this.#last.values()]);
    this.#stopped = false;
  }

  async #rehearse(request: Omit<RehearsalRequest, 'copy'>, given: AbortSignal): Promise<Forecast> {
    const { store, timeZone, longTasks } = this.#bank;
    const { membershipId, now } = request;
    given.throwIfAborted();
    const today = localMoment(now, timeZone).date;
    const copy = await copyMembership(store, membershipId, { today, timeZone });
    return await longTasks(membershipId, 'rehearse', { ...request, copy }, given);
  }

  #keep(membershipId: string, kept: Kept): void {
    this.#kept.delete(membershipId);
    this.#kept.set(membershipId, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= keptMost) break;
      this.#kept.delete(oldest);
    }
  }

  async #share<Answer>(
    membershipId: string,
    key: string,
    signal: AbortSignal | undefined,
    run: Run<Answer>,
  ): Promise<Answer> {
    const running = this.#running.get(key) ?? this.#begin(membershipId, key, run);
    running.askers += 1;
    const leave = () => {
      running.askers -= 1;
      if (running.askers > 0) return;
      this.#running.delete(key);
      running.given.abort();
    };
    signal?.addEventListener('abort', leave);
    try {
      return (await running.answer) as Answer;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  #begin(membershipId: string, key: string, run: Run<unknown>): Running {
    const others = [...this.#running.values()];
    const ofOne = others.filter((one) => one.membershipId === membershipId);
    if (this.#stopped || ofOne.length >= runningMostOfOne) throw new TooManyWaiting(retryAfterMs);
    const given = new AbortController();
    const answer = (this.#last.get(membershipId) ?? Promise.resolve())
      .catch(() => {})
      .then(() => run(given.signal))
      .catch((error: unknown) => {
        throw given.signal.aborted ? new TooManyWaiting(retryAfterMs) : error;
      })
      .finally(() => {
        if (this.#running.get(key) === running) this.#running.delete(key);
        if (this.#last.get(membershipId) === answer) this.#last.delete(membershipId);
      });
    const running: Running = { answer, given, membershipId, askers: 0 };
    this.#running.set(key, running);
    this.#last.set(membershipId, answer);
    return running;
  }

  async #versionOf(membershipId: string) {
    const { db } = this.#bank.store;
    const { audit_sequence: audit, event_sequence: event } = await db
      .selectFrom('member_log')
      .select(['audit_sequence', 'event_sequence'])
      .where('log_id', '=', membershipId)
      .executeTakeFirstOrThrow();
    const { entries, held } = await db
      .selectFrom('account')
      .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
      .select(({ fn }) => [
        fn.sum<number | null>('account_balance.version').as('entries'),
        fn.sum<number | null>('account_balance.held').as('held'),
      ])
      .where('account.membership_id', '=', membershipId)
      .executeTakeFirstOrThrow();
    return { auditSequence: audit, version: [audit, event, entries, held].join(' ') };
  }
}

/** Forecasts the next 30 days. */
export function forecastHandlers(gate: Gate, { forecasts }: BankContext) {
  const forecast = gate.gated(contract);

  return {
    month: forecast.month.handler(
      async ({ context: { signedIn }, signal }) =>
        (await (await forecasts()).month(signedIn.membershipId, signal)).forecast,
    ),

    failsAfter: forecast.failsAfter.handler(async ({ input, context: { signedIn }, signal }) => {
      const { personId: by, membershipId } = signedIn;
      const all = await forecasts();
      const { forecast: without } = await all.month(membershipId, signal);
      const after = await all.after(membershipId, { by, request: input.transfer }, signal);
      const happened = new Set(
        without.items.filter(({ happens }) => happens).map(({ key }) => key),
      );
      return { items: after.items.filter(({ happens, key }) => !happens && happened.has(key)) };
    }),
  };
}
