import { createRouterClient } from '@orpc/server';
import type { Client } from '#bank/testing/test-bank.ts';
import { Ask, type Intention } from './ask.ts';
import type { BankProcess } from './bank-process.ts';
import type { Rng } from './rng.ts';
import type { Heard, Network } from './network.ts';
import type { Scheduler } from './scheduler.ts';
import { RequestCaller, type SimulatedMember } from './simulated-member.ts';
import { BrokenClaim } from './trace.ts';

interface ClientsWorld {
  readonly rng: Rng;
  readonly scheduler: Scheduler;
  readonly network: Pick<Network, 'send'>;
  tell(sentence: string): void;
  /** Takes down what was answered, in the order in which it was heard. */
  note(what: string, heard: Heard<unknown>): void;
}

/** The number of times that a client sends the same request before it gives up. */
const patience = 4;

/** The members' browsers and the card network: they ask again, with the same key, until they know. */
export class Clients {
  /** The requests that are not known to be done or refused for good. */
  readonly unresolved = new Set<Ask<never>>();
  /** How many asks were refused and then carried out, by a copy of the request that came late. */
  lateCopies = 0;
  readonly #world: ClientsWorld;

  constructor(world: ClientsWorld) {
    this.#world = world;
  }

  /** Asks for something that is carried out once. */
  async execute<Answer>(intention: Intention<Answer>): Promise<void> {
    const ask = new Ask(intention);
    this.unresolved.add(ask as Ask<never>);
    await this.pursue(ask, patience);
    if (ask.state !== 'unknown') this.#resolveIfOver(ask);
  }

  /** Sends the request until its client knows the outcome, or so many times. */
  async pursue<Answer>(ask: Ask<Answer>, times: number): Promise<void> {
    const { member } = ask.intention;
    const { sentence } = ask;
    const heard = await this.#insist(member, sentence, times, () => {
      ask.begin();
      return this.#world.network.send<Answer>({
        perform: (process) =>
          ask.intention.send(clientOf(process, new RequestCaller(member)), process),
        heard: (one) => {
          this.#world.note(sentence, one);
          if (one.kind === 'answer') {
            if (ask.state === 'refused') this.lateCopies += 1;
            ask.acknowledge(one.answer);
          }
        },
        over: (isUnheard) => {
          ask.end(isUnheard);
          this.#resolveIfOver(ask);
        },
      });
    });
    if (heard.kind === 'refusal' && !isTemporary(heard)) {
      if (heard.code === 'BAD_REQUEST' || heard.code === 'INTENT_KEY_REUSED') {
        throw new BrokenClaim(`${sentence}: a sound ask was refused with ${heard.code}`);
      }
      ask.refuse();
    }
  }

  /** Asks for a change that has no key, or reads: as often as a patient person would. */
  async ask<Answer>(
    member: SimulatedMember,
    what: string,
    perform: (client: Client, process: BankProcess) => Promise<Answer>,
    { times = 3, heard }: { times?: number; heard?: (answer: Answer) => void } = {},
  ): Promise<Heard<Answer>> {
    const sentence = `${member.name} ${what}`;
    return await this.#insist(member, sentence, times, () =>
      this.#world.network.send<Answer>({
        perform: (process) => perform(clientOf(process, new RequestCaller(member)), process),
        heard: (one) => {
          this.#world.note(sentence, one);
          if (one.kind === 'answer') heard?.(one.answer);
        },
        over: () => {},
      }),
    );
  }

  /** The browser gets a session, or not; others that need one wait for the same. */
  async signIn(member: SimulatedMember): Promise<void> {
    member.signingIn ??= this.#signInOnce(member);
    await member.signingIn;
  }

  async #signInOnce(member: SimulatedMember): Promise<void> {
    const { username, password } = member.details;
    const sentence = `${member.name} signs in`;
    // How it stands when this is sent: a copy that was held up may be heard after another that was let in.
    const { triesCutShort, triesForgotten } = member;
    await this.#world.network.send<RequestCaller>({
      perform: async (process) => {
        const caller = new RequestCaller(member);
        await clientOf(process, caller).signIn({ username, password });
        return caller;
      },
      heard: (one) => {
        this.#world.note(sentence, one.kind === 'answer' ? { ...one, answer: 'in' } : one);
        if (one.kind === 'answer') {
          member.sessionToken = one.answer.sessionToken;
          member.browserToken = one.answer.browserToken;
          member.triesForgotten = Math.max(member.triesForgotten, triesCutShort);
        } else if (isTemporary(one)) {
          member.triesCutShort += 1;
        } else if (
          one.kind === 'refusal' &&
          // A try that was cut short was counted and not given back: after a few there is a wait, and only then.
          !(one.code === 'TOO_MANY_TRIES' && member.triesCutShort > triesForgotten)
        ) {
          throw new BrokenClaim(`${member.name} cannot sign in: ${one.code}`);
        }
      },
      over: () => {},
    });
    member.signingIn = null;
  }

  async #insist<Answer>(
    member: SimulatedMember,
    sentence: string,
    times: number,
    send: () => Promise<Heard<Answer>>,
  ): Promise<Heard<Answer>> {
    const { rng, scheduler } = this.#world;
    this.#world.tell(sentence);
    for (let time = 1; ; time += 1) {
      if (member.sessionToken === null) await this.signIn(member);
      const heard = await send();
      if (heard.kind === 'nothing') this.#world.tell(`${sentence}: ${heard.why}`);
      if (heard.kind === 'answer') this.#world.tell(`${sentence}: answered`);
      if (heard.kind === 'refusal') {
        this.#world.tell(`${sentence}: refused, ${heard.code}`);
        if (heard.code === 'SIGNED_OUT') member.sessionToken = null;
      }
      if (heard.kind === 'answer' || !isTemporary(heard) || time >= times) return heard;
      await scheduler.pass(rng.between(50, 1_500));
    }
  }

  #resolveIfOver<Answer>(ask: Ask<Answer>): void {
    ask.closeRefused();
    if (ask.state === 'done' && ask.underWay === 0) this.unresolved.delete(ask as Ask<never>);
  }
}

/** Whether the same request may still be carried out. */
function isTemporary(heard: Heard<unknown>): boolean {
  return (
    heard.kind === 'nothing' ||
    (heard.kind === 'refusal' && (heard.code === 'UNAVAILABLE' || heard.code === 'SIGNED_OUT'))
  );
}

function clientOf(process: BankProcess, caller: RequestCaller): Client {
  return createRouterClient(process.bank.router, { context: { caller } });
}
