import { type Cents, cents } from '#contract/money/cents.ts';
import type { Goal, GoalAccount } from '#contract/goals/goals.ts';
import type { GoalId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type GoalSource, listOpenGoals, listSources, type OpenGoal } from './goal-records.ts';
import { type Share, shareOut } from './goal-rules.ts';

/** The savings goals of a membership, and the accounts that they share out. */
export interface SharedGoals {
  readonly goals: readonly Goal[];
  /** The savings accounts. */
  readonly accounts: readonly GoalAccount[];
  /** All accounts of the membership. */
  readonly sources: readonly GoalSource[];
}

/** Reads the open goals, and shares the balances out to them as they are now. */
export async function readGoals(db: Kysely<Tables>, membershipId: string): Promise<SharedGoals> {
  const sources = await listSources(db, membershipId);
  const open = await listOpenGoals(db, membershipId);
  const shares = new Map<string, Share>();
  const accounts = sources
    .filter(({ isSavings }) => isSavings)
    .map(({ id, handle: account, name, balance }): GoalAccount => {
      const goals = open.filter(({ account_id }) => account_id === id);
      const shared = shareOut(
        balance,
        goals.map(({ setAside }) => setAside),
      );
      for (const [index, goal] of goals.entries()) {
        shares.set(goal.id, shared.shares[index] ?? { share: cents(0), short: goal.setAside });
      }
      return { account, name, balance, rest: shared.rest };
    });
  const handles = new Map(sources.map(({ id, handle }) => [id, handle]));
  const goals = open.flatMap((goal) => {
    const share = shares.get(goal.id);
    const account = handles.get(goal.account_id);
    return share && account ? [presentGoal(goal, account, share)] : [];
  });
  return { goals, accounts, sources };
}

/** The money in a goal's account beside its goals. */
export function restOf({ accounts }: SharedGoals, { account }: Goal): Cents {
  return accounts.find((one) => one.account === account)?.rest ?? cents(0);
}

function presentGoal(goal: OpenGoal, account: Goal['account'], share: Share): Goal {
  return {
    id: goal.id as GoalId,
    account,
    name: goal.name,
    picture: goal.picture,
    target: cents(goal.target),
    wantedBy: goal.wanted_by as LocalDate | null,
    ...share,
    rules: [...goal.rules],
  };
}
