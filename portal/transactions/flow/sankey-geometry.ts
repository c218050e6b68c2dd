import { type Cents, cents } from '#contract/money/cents.ts';
import type { CashFlow } from '#contract/transactions/cash-flow.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import { byPurpose, type Purpose } from '#contract/transactions/purposes.ts';

const whole = 260;

/** The distance of two flows, so that a name fits in or beside each. */
const leastPitch = 44;
const gap = 6;

/** The width of the drawing's ground; it is pulled to the width of its place. */
export const groundWidth = 100;

/** Where the trunk is, across the ground. */
export const trunkLeft = 42;

/** A flow at its edge, and its ribbon to or from the trunk. */
export interface Ribbon {
  readonly flow: FlowShown;
  readonly top: number;
  readonly thickness: number;
  /** The left of the bar that ends it, one unit wide. */
  readonly edge: number;
  /** Where its name stands. */
  readonly middle: number;
  readonly path: string;
}

interface Sankey {
  readonly height: number;
  readonly sources: readonly Ribbon[];
  readonly purposes: readonly Ribbon[];
  readonly trunk: { readonly top: number; readonly thickness: number };
}

/** Where everything lies: sources at the left, the trunk of all money, purposes at the right, each as thick as its share. */
export function sankeyOf({ sources, purposes }: FlowsShown): Sankey {
  const sum = purposes.reduce((added, { amount }) => added + amount, 0) || 1;
  const thicknessOf = ({ amount }: FlowShown) => Math.max((amount / sum) * whole, 1);
  const right = stack(purposes, thicknessOf);
  const left = stack(sources, thicknessOf);
  const trunkThickness = Math.max(total(purposes, thicknessOf), total(sources, thicknessOf));
  const height = Math.max(right.height, left.height, trunkThickness);
  const trunkTop = (height - trunkThickness) / 2;
  const place = (
    { nodes, height: own }: Stack,
    [from, to]: readonly [number, number],
  ): Ribbon[] => {
    const edge = Math.min(from, groundWidth - 1);
    let inTrunk = trunkTop;
    return nodes.map(({ flow, top, thickness, middle }) => {
      const shifted = top + (height - own) / 2;
      const path = ribbon([from, shifted], [to, inTrunk], thickness);
      inTrunk += thickness;
      return { flow, edge, top: shifted, thickness, middle: middle + (height - own) / 2, path };
    });
  };
  return {
    height,
    sources: place(left, [0, trunkLeft]),
    purposes: place(right, [groundWidth, trunkLeft]),
    trunk: { top: trunkTop, thickness: trunkThickness },
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

function stack(flows: readonly FlowShown[], thicknessOf: (flow: FlowShown) => number): Stack {
  let height = 0;
  const nodes = flows.map((flow) => {
    const thickness = thicknessOf(flow);
    const pitch = Math.max(thickness + gap, leastPitch);
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

/** A ribbon of the picture: its money, and its rows. */
export interface FlowShown {
  /** A purpose or a source, the smallest together, or the sum left over or taken from savings. */
  readonly kind: Purpose | 'smallest' | 'saved' | 'from-savings';
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
  const inOrder = byPurpose(purposes).map(({ purpose: kind, amount, categories }) => ({
    kind,
    amount,
    categories,
  }));
  const isLong = inOrder.length > purposesMost;
  const rest = isLong ? [together(inOrder.slice(purposesMost - 1))] : [];
  const shown = isLong ? [...inOrder.slice(0, purposesMost - 1), ...rest] : inOrder;
  const sources = income.map(({ category, amount }) => ({
    kind: category,
    amount,
    categories: [category],
  }));
  return {
    sources: [...sources, ...balance('from-savings', -saved)],
    purposes: [...shown, ...balance('saved', saved)],
  };
}

function together(flows: readonly FlowShown[]): FlowShown {
  return {
    kind: 'smallest',
    amount: cents(flows.reduce((sum, { amount }) => sum + amount, 0)),
    categories: flows.flatMap(({ categories }) => categories),
  };
}
