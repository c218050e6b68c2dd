import type { FlowShown, FlowsShown } from './flows-shown.ts';

const whole = 260;

/** Between two purposes, so that a name fits beside each; and between two sources. */
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

export interface Sankey {
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
