import type { Bank } from '#bank/index.ts';
import type { Rng } from '../rng.ts';
import type { Clients } from '../clients.ts';
import type { Model } from '../model.ts';
import type { Scheduler } from '../scheduler.ts';
import type { SimulatedMember } from '../simulated-member.ts';

/** The part of a world that its actions can see. */
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

/** An amount in cents, as people send them: mostly small, now and then around the limits of the bank. */
export function someAmount(rng: Rng): number {
  switch (rng.weighted({ small: 60, large: 20, edge: 10, vast: 10 })) {
    case 'small':
      return rng.between(1, 200_00);
    case 'large':
      return rng.between(200_01, 3_000_00);
    case 'edge':
      return rng.pick([1, 1_000_00, 1_000_01, 10_000_00, 10_000_01]);
    case 'vast':
      return rng.between(3_000_01, 60_000_00);
  }
}
