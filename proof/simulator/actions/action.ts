import type { Bank } from '#bank/index.ts';
import type { Rng } from '../rng.ts';
import type { Clients } from '../clients.ts';
import type { Model } from '../model.ts';
import type { Scheduler } from '../scheduler.ts';
import type { SimulatedMember } from '../simulated-member.ts';

/** What those who do something in a world can see of it. */
export interface Stage {
  readonly rng: Rng;
  readonly scheduler: Scheduler;
  readonly clients: Clients;
  readonly model: Model;
  readonly members: readonly SimulatedMember[];
  /** Whether internal transfers are done in the same moment. */
  readonly atOnce: boolean;
  /** Credit union's day, so many days from now. */
  dayAhead(days: number): string;
  /** Somebody of the staff does something by hand; undefined where it is not known whether it was done. */
  byStaff<Outcome>(
    what: string,
    perform: (bank: Bank) => Promise<Outcome>,
  ): Promise<Outcome | undefined>;
}

/** Something that somebody does; resolves when they leave it at that. */
export type Action = (stage: Stage, member: SimulatedMember) => Promise<void>;
