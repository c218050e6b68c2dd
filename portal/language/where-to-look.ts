import type { AnyContractProcedure } from '@orpc/contract';
import type { Contract } from '#contract/index.ts';

type EffectsOf<Part> = Part extends AnyContractProcedure
  ? Part['~orpc']['meta']['effect']
  : { [Name in keyof Part]: EffectsOf<Part[Name]> };

type Effects = EffectsOf<Contract>;

/** The procedures of an area that change something; never for an area that only reads. */
type ChangeOf<Asks> = {
  [Name in keyof Asks]: Asks[Name] extends 'read' ? never : Name;
}[keyof Asks];

type ChangedArea = {
  [Area in keyof Effects]: Effects[Area] extends string
    ? Effects[Area] extends 'read'
      ? never
      : Area
    : [ChangeOf<Effects[Area]>] extends [never]
      ? never
      : Area;
}[keyof Effects];

/**
 * For every change of the contract the sentences that tell the place of its outcome: a sentence for an area, or a sentence
 * for each request.
 */
export type WhereToLook = {
  readonly [Area in ChangedArea]:
    | string
    | (Effects[Area] extends string ? never : Readonly<Record<ChangeOf<Effects[Area]>, string>>);
};

/** Where the outcome of a change shows, by its path in the contract. */
export function whereToLook([area, name]: readonly string[], where: WhereToLook): string {
  const found = where[area as ChangedArea] as string | Readonly<Record<string, string>>;
  return typeof found === 'string' ? found : (found[name ?? ''] ?? '');
}
