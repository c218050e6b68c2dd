import { type Cents, cents } from '#contract/money/cents.ts';
import type { CashFlow } from '#contract/transactions/cash-flow.ts';
import type { Category } from '#contract/transactions/transactions.ts';

const whole = 260;

/** The distance of two purposes, so that a name fits beside each; and that of two sources. */
const leastPitch = 44;
const gap = 6;

/** The width of the drawing's ground; it is pulled to the width of its place. */
export const groundWidth = 100;
const trunk = 42;

/** A flow at its edge, and its ribbon to or from the trunk. */
export interface Ribbon {
  readonly flow: FlowShown;
  readonly top: number;
  readonly thickness: number;
  /** Where its name stands. */
  readonly middle: number;
  readonly path: string;
}

interface Sankey {
  readonly height: number;
  readonly sources: readonly Ribbon[];
  readonly purposes: readonly Ribbon[];
  readonly trunk: { readonly left: number; readonly top: number; readonly thickness: number };
}

/** Where everything lies: sources at the left, the trunk of all money, purposes at the right, each as thick as its share. */
export function sankeyOf({ sources, purposes }: FlowsShown): Sankey {
  const sum = purposes.reduce((added, { amount }) => added + amount, 0) || 1;
  const thicknessOf = ({ amount }: FlowShown) => Math.max((amount / sum) * whole, 1);
  const right = stack(
    purposes,
    (flow) => Math.max(thicknessOf(flow) + gap, leastPitch),
    thicknessOf,
  );
  const left = stack(sources, (flow) => thicknessOf(flow) + gap, thicknessOf);
  const trunkThickness = Math.max(total(purposes, thicknessOf), total(sources, thicknessOf));
  const height = Math.max(right.height, left.height, trunkThickness);
  const trunkTop = (height - trunkThickness) / 2;
  const place = (
    { nodes, height: own }: Stack,
    [from, to]: readonly [number, number],
  ): Ribbon[] => {
    let inTrunk = trunkTop;
    return nodes.map(({ flow, top, thickness, middle }) => {
      const shifted = top + (height - own) / 2;
      const path = ribbon([from, shifted], [to, inTrunk], thickness);
      inTrunk += thickness;
      return { flow, top: shifted, thickness, middle: middle + (height - own) / 2, path };
    });
  };
  return {
    height,
    sources: place(left, [0, trunk]),
    purposes: place(right, [groundWidth, trunk]),
    trunk: { left: trunk, top: trunkTop, thickness: trunkThickness },
  };
}

interface Stack {
  readonly height: number;
  readonly nodes: readonly {
    flow: FlowShown;
    top: number;
    thickness: number;
    middle: number;
  }[];
}

function stack(
  flows: readonly FlowShown[],
  pitchOf: (flow: FlowShown) => number,
  thicknessOf: (flow: FlowShown) => number,
): Stack {
  let height = 0;
  const nodes = flows.map((flow) => {
    const [pitch, thickness] = [pitchOf(flow), thicknessOf(flow)];
    const middle = height + pitch / 2;
    height += pitch;
    return { flow, top: middle - thickness / 2, thickness, middle };
  });
  return { height, nodes };
}

function total(flows: readonly FlowShown[], thicknessOf: (flow: FlowShown) => number): number {
  return flows.reduce((sum, flow) => sum + thicknessOf(flow), 0);
}

function ribbon(
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  thickness: number,
): string {
  const turn = (fromX + toX) / 2;
  return (
    `M${fromX} ${fromY}C${turn} ${fromY} ${turn} ${toY} ${toX} ${toY}` +
    `v${thickness}C${turn} ${toY + thickness} ${turn} ${fromY + thickness} ${fromX} ${fromY + thickness}z`
  );
}

/** This many purposes are shown separately; the smaller purposes are shown together. */
const purposesMost = 9;

/** Ways of paying others: the member has not stated the purpose. */
const toOthers: readonly Category[] = ['Transfer', 'Zelle', 'Wire', 'External Transfer'];

/** A ribbon of the picture: its money, and its rows. */
export interface FlowShown {
  /** A category of its own, money sent to others, the smallest together, or the sum left over or taken from savings. */
  readonly kind: 'category' | 'to-others' | 'smallest' | 'saved' | 'from-savings';
  readonly amount: Cents;
  /** The categories of the rows; none where there are no rows. */
  readonly categories: readonly Category[];
}

/** Money in, and its uses: both sides have the same sum. */
interface FlowsShown {
  readonly sources: readonly FlowShown[];
  readonly purposes: readonly FlowShown[];
}

/** The flow that balances the two sides; nothing where they are equal without it. */
function balance(kind: 'saved' | 'from-savings', amount: number): FlowShown[] {
  return amount > 0 ? [{ kind, amount: cents(amount), categories: [] }] : [];
}

/** The flows as the picture shows them, the largest first; the balancing flow comes last. */
export function flowsShown({ income, purposes, saved }: CashFlow): FlowsShown {
  const own = purposes.filter(({ category }) => !toOthers.includes(category)).map(single);
  const others = purposes.filter(({ category }) => toOthers.includes(category)).map(single);
  const all = [...own, ...(others.length > 1 ? [together('to-others', others)] : others)];
  const inOrder = all.toSorted((one, other) => other.amount - one.amount);
  const isLong = inOrder.length > purposesMost;
  const rest = isLong ? [together('smallest', inOrder.slice(purposesMost - 1))] : [];
  const shown = isLong ? [...inOrder.slice(0, purposesMost - 1), ...rest] : inOrder;
  return {
    sources: [...income.map(single), ...balance('from-savings', -saved)],
    purposes: [...shown, ...balance('saved', saved)],
  };
}

function single({ category, amount }: CashFlow['income'][number]): FlowShown {
  return { kind: 'category', amount, categories: [category] };
}

function together(kind: FlowShown['kind'], flows: readonly FlowShown[]): FlowShown {
  return {
    kind,
    amount: cents(flows.reduce((sum, { amount }) => sum + amount, 0)),
    categories: flows.flatMap(({ categories }) => categories),
  };
}
