import type { CashFlow } from '#contract/transactions/cash-flow.ts';
import { ChartTable } from '../../design-system/charts/chart-table.tsx';
import { formatMoney } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { purposeWords } from '../category-words.ts';
import { purposePaint } from '../category-signs.tsx';
import {
  type FlowShown,
  flowsShown,
  groundWidth,
  type Ribbon,
  sankeyOf,
  trunkLeft,
} from './sankey-geometry.ts';
import { flowWords } from './words.ts';
import { Balance, useBalancesHidden } from '../../design-system/parts/money.tsx';

/** Which way money went. */
export type Direction = 'credit' | 'debit';

interface MoneySankeyProps {
  flow: CashFlow;
  /** Shows the rows of a ribbon. */
  onRows: (categories: FlowShown['categories'], direction: Direction) => void;
}

/** Money in at the left, its purposes at the right, each as thick as its share; each leads to its rows. */
export function MoneySankey({ flow, onRows }: MoneySankeyProps) {
  const words = useWords(flowWords);
  const nameOf = useFlowName();
  const [hidden] = useBalancesHidden();
  const shown = flowsShown(flow);
  const { height, sources, purposes, trunk } = sankeyOf(shown);
  const said = (flows: readonly FlowShown[]) =>
    flows
      .map((one) => (hidden ? nameOf(one) : `${nameOf(one)} ${formatMoney(one.amount)}`))
      .join(', ');
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,7.5rem)] gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]">
        <div className="relative" style={{ height }}>
          <svg
            role="img"
            aria-label={words.summary(said(shown.sources), said(shown.purposes))}
            viewBox={`0 0 ${groundWidth} ${height}`}
            preserveAspectRatio="none"
            className="size-full"
          >
            {sources.map((ribbon) => (
              <Band
                key={ribbon.flow.kind}
                ribbon={ribbon}
                onSelect={() => onRows(ribbon.flow.categories, 'credit')}
              />
            ))}
            {purposes.map((ribbon) => (
              <Band
                key={ribbon.flow.kind}
                ribbon={ribbon}
                onSelect={() => onRows(ribbon.flow.categories, 'debit')}
              />
            ))}
            <rect
              x={trunkLeft - 0.5}
              y={trunk.top}
              width="1"
              height={trunk.thickness}
              className="fill-ink"
            />
          </svg>
          <Flows
            label={words.moneyIn}
            ribbons={sources}
            onSelect={({ categories }) => onRows(categories, 'credit')}
            isInBand
          />
        </div>
        <Flows
          label={words.moneyOut}
          ribbons={purposes}
          onSelect={({ categories }) => onRows(categories, 'debit')}
        />
      </div>
      <ChartTable
        label={words.title}
        columns={[words.column.flow, words.column.amount]}
        rows={[
          ...shown.sources.map((one) => ({ one, way: words.moneyIn })),
          ...shown.purposes.map((one) => ({ one, way: words.moneyOut })),
        ].map(({ one, way }) => ({
          name: `${way}: ${nameOf(one)}`,
          figures: [<Balance key="amount" kind="amount" amount={one.amount} />],
        }))}
      />
    </div>
  );
}

function Band({ ribbon, onSelect }: { ribbon: Ribbon; onSelect: () => void }) {
  const { flow, path, edge, top, thickness } = ribbon;
  const leads = flow.categories.length > 0;
  return (
    <g
      onClick={leads ? onSelect : undefined}
      className={leads ? 'cursor-pointer' : undefined}
      style={{ fill: paintOf(flow) }}
    >
      <path d={path} className="opacity-35" />
      <rect x={edge} y={top} width="1" height={thickness} />
    </g>
  );
}

interface FlowsProps {
  label: string;
  ribbons: readonly Ribbon[];
  onSelect: (flow: FlowShown) => void;
  /** Whether the names stand in the ribbons, up to the trunk, instead of beside them. */
  isInBand?: boolean;
}

/** The names and amounts of the flows, each at the middle of its ribbon. */
function Flows({ label, ribbons, onSelect, isInBand = false }: FlowsProps) {
  return (
    <section
      aria-label={label}
      className={isInBand ? 'absolute top-0 left-0 pl-1.5 sm:pl-4' : 'relative'}
      style={{ width: isInBand ? `${trunkLeft}%` : undefined }}
    >
      <ul className="relative">
        {ribbons.map(({ flow, middle }) => (
          <li
            key={flow.kind}
            className="absolute inset-x-0 -translate-y-1/2"
            style={{ top: middle }}
          >
            <FlowButton flow={flow} onSelect={() => onSelect(flow)} isStacked={isInBand} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FlowButtonProps {
  flow: FlowShown;
  onSelect: () => void;
  /** Whether the amount stands under the name at every width; on a phone, it always does. */
  isStacked: boolean;
}

/** The name of a flow and its amount; it leads to the rows where there are any. */
function FlowButton({ flow, onSelect, isStacked }: FlowButtonProps) {
  const words = useWords(flowWords);
  const name = useFlowName()(flow);
  const [hidden] = useBalancesHidden();
  const says = (
    <>
      <span
        className={`min-w-0 grow text-left wrap-anywhere ${isStacked ? 'basis-full' : 'max-sm:basis-full'}`}
      >
        {name}
      </span>
      <Balance kind="amount" amount={flow.amount} className="font-semibold" />
    </>
  );
  const look =
    'flex min-h-11 w-full flex-wrap content-center items-baseline gap-x-2 text-small leading-tight max-sm:text-caption';
  if (flow.categories.length === 0) return <p className={look}>{says}</p>;
  return (
    <button
      type="button"
      aria-label={words.show(name, hidden ? '' : formatMoney(flow.amount))}
      onClick={onSelect}
      className={`${look} cursor-pointer rounded-small hover:underline`}
    >
      {says}
    </button>
  );
}

function useFlowName(): (flow: FlowShown) => string {
  const words = useWords(flowWords);
  const names = useWords(purposeWords);
  return ({ kind, categories }) => {
    switch (kind) {
      case 'saved':
        return words.saved;
      case 'from-savings':
        return words.fromSavings;
      case 'smallest':
        return words.smallest(categories.length);
      default:
        return names[kind];
    }
  };
}

/** Money that is no source and has no purpose is grey. */
function paintOf({ kind }: FlowShown): string {
  if (kind === 'saved' || kind === 'from-savings' || kind === 'smallest') return 'var(--control)';
  return purposePaint(kind);
}
