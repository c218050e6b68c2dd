import type { Contract } from '#contract/index.ts';
import { type Router, unlazyRouter } from '@orpc/server';
import { capabilities } from './capabilities.ts';
import type { Capability, Opening } from './capability.ts';
import type { BankDependencies, BankContext } from './bank-context.ts';
import { cardNetwork, type CardNetwork, loadCardNetwork } from './card-network/card-network.ts';
import { forecastsOf, stopForecasts } from './forecast/forecast-alerts-due.ts';
import { type DueWorkFigures, DueWorks } from './due-work/due-works.ts';
import { EventBell } from './member-log/event-bell.ts';
import { hearOtherProcesses } from './events/event-watch.ts';
import { laterHandlers } from './formats/load-once.ts';
import { makeGate } from './gate.ts';
import { loadLongTasks, longTasks, runHere } from './long-tasks.ts';
import { loadPushSender } from './push/index.ts';
import { LiveSessions } from './identity/sessions/live-sessions.ts';
import { tokenHash } from './identity/sessions/session.ts';
import type { CallContext } from './ports.ts';
import { MessageSenders } from './settings/message-sender.ts';
import { openSessionFor } from './identity/sign-in/open-session.ts';
import { staffActs } from './staff/staff-acts.ts';

const all: readonly Capability[] = capabilities;

/** A bank that answers its members. */
export interface MembersBank {
  /** Implements the contract; its context is a `CallContext`. */
  readonly router: Router<Contract, CallContext>;

  /** Takes up the unfinished work of a former process, and goes on with due work. */
  start(): Promise<void>;

  /**
   * Loads every capability, and the parts that due work needs. Resolves with the router of all, which looks none of them up
   * again with each request.
   */
  loadAll(): Promise<Router<Contract, CallContext>>;

  /** Ends live streams and waits for work that has begun. Later work waits in the store. */
  stop(): Promise<void>;

  /** Sends what members are told outside the portal, from its `start` until it or the bank stops. */
  readonly messages: Pick<MessageSenders, 'start' | 'stop'>;

  /** How the work that is due goes, for anyone who watches the server. */
  dueWork(): Promise<DueWorkFigures[]>;

  /** The person whose session the token names, for a host that must know before it reads a request; null where it is nobody's. */
  personOf(sessionToken: string): Promise<string | null>;

  /**
   * A session without a password. Only for the client-only demo, where the flag in local storage
   * decides who is signed in (spec §6).
   */
  openSessionFor(username: string): ReturnType<typeof openSessionFor>;

  readonly cardNetwork: CardNetwork;
}

/** A bank that answers its members and does what its staff ask. */
export interface Bank extends MembersBank {
  readonly staff: ReturnType<typeof staffActs>;
}

/** Opens the bank over a database that is up to date. It moves nothing before `start`. */
export function openBank(dependencies: BankDependencies): Bank {
  const { inside, ...bank } = open(dependencies);
  return { ...bank, staff: staffActs(inside) };
}

/** The same bank without what staff do: a tab, which has none, loads nothing of it. */
export function openBankWithoutStaff(dependencies: BankDependencies): MembersBank {
  const { inside: _, ...bank } = open(dependencies);
  return bank;
}

function pushesOf({ pusher, ...bank }: BankDependencies) {
  if (pusher === undefined) return undefined;
  return async () => new (await loadPushSender()).PushSender({ ...bank, pusher });
}

function open(dependencies: BankDependencies): MembersBank & { readonly inside: BankContext } {
  const bell = new EventBell();
  const tasks = dependencies.longTasks ?? runHere(longTasks(dependencies));
  const forecasts = forecastsOf({ ...dependencies, longTasks: tasks });
  const messages = new MessageSenders(dependencies, pushesOf(dependencies));
  const sessions = new LiveSessions(dependencies);
  hearOtherProcesses(dependencies.store, dependencies.newId(), { bell, sessions });
  const inside: BankContext = {
    ...dependencies,
    longTasks: tasks,
    bell,
    sessions,
    forecasts,
    expectWork: (dueAt) => dueWork.expect(dueAt),
  };
  const dueWork = new DueWorks({ ...dependencies, bell }, [
    all.flatMap(({ due }) => due?.(inside) ?? []),
    all.flatMap(({ dueBeside }) => dueBeside?.(inside) ?? []),
  ]);
  const router = routerOf(inside);

  return {
    inside,
    router,
    messages,

    async start() {
      for (const { start } of all) await start?.(inside);
      await dueWork.start();
    },

    async loadAll() {
      const parts = [loadCardNetwork, loadLongTasks, ...all.flatMap((one) => one.parts ?? [])];
      const loading = Promise.all(parts.map((load) => load()));
      return (await Promise.all([unlazyRouter(router), dueWork.load(), loading]))[0];
    },

    async stop() {
      inside.bell.silence();
      const others = Promise.all([dueWork.stop(), messages.stop()]);
      await Promise.all([others, stopForecasts(forecasts, others)]);
    },

    dueWork: async () => [...(await dueWork.figures()), await messages.figures()],

    personOf: async (token) => (await inside.sessions.find(tokenHash(token)))?.person_id ?? null,

    openSessionFor: (username) => openSessionFor(inside, username),

    cardNetwork: cardNetwork(inside),
  };
}

type NamesOf<Each> = Each extends Capability<infer Name> ? Name : never;

function routerOf(inside: BankContext): Router<Contract, CallContext> {
  const gate = makeGate(inside);
  const opening: Opening = {
    gate,
    bank: inside,
    ...laterHandlers(gate, inside),
    router: () => router,
  };
  const answers = all.map(({ handlers }) => handlers?.(opening));
  const router = Object.assign({}, ...answers) as Pick<
    Router<Contract, CallContext>,
    NamesOf<(typeof capabilities)[number]>
  >;
  // A part of the contract without a capability does not compile.
  return router;
}
