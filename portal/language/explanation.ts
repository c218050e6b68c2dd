import type { Refusal, RefusalCode } from '../bank-client/refusals.ts';

/** What happened, and what it means: whether money moved, what to do. */
export interface Explanation {
  title: string;
  detail?: string;
}

type DataOf<Code extends RefusalCode> = Extract<Refusal, { code: Code }>['data'];

/** An explanation for every refusal that the contract declares, from its data where it has some. */
export type Explanations = {
  readonly [Code in RefusalCode]: Explanation | ((data: DataOf<Code>) => Explanation);
};
