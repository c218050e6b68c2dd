import type { CashFlow } from '#contract/transactions/cash-flow.ts';
import { ChartTable } from '../../design-system/charts/chart-table.tsx';
import { categoryPaint } from '../../design-system/styles/category-colours.ts';
import { formatMoney } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { categoryWords } from '../category-words.ts';
import {
  type FlowShown,
  flowsShown,
  groundWidth,
  type Ribbon,
  sankeyOf,
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
      <section aria-label={words.moneyIn}>
        <ul className="flex flex-wrap gap-x-6">
          {sources.map(({ flow: one }) => (
            <li key={keyOf(one)}>
              <FlowButton flow={one} onSelect={() => onRows(one.categories, 'credit')} />
            </li>
          ))}
        </ul>
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,11.5rem)] gap-3">
        <svg
          role="img"
          aria-label={words.summary(said(shown.sources), said(shown.purposes))}
          viewBox={`0 0 ${groundWidth} ${height}`}
          preserveAspectRatio="none"
          className="w-full"
          style={{ height }}
        >
          {sources.map((ribbon) => (
            <Band
              key={keyOf(ribbon.flow)}
              ribbon={ribbon}
              onSelect={() => onRows(ribbon.flow.categories, 'credit')}
            />
          ))}
          {purposes.map((ribbon) => (
            <Band
              key={keyOf(ribbon.flow)}
              ribbon={ribbon}
              onSelect={() => onRows(ribbon.flow.categories, 'debit')}
            />
          ))}
          <rect
            x={trunk.left - 1}
            y={trunk.top}
            width="2"
            height={trunk.thickness}
            className="fill-ink"
          />
        </svg>
        <section aria-label={words.moneyOut} className="relative" style={{ height }}>
          <ul>
            {purposes.map(({ flow: one, middle }) => (
              <li
                key={keyOf(one)}
                className="absolute inset-x-0 -translate-y-1/2"
                style={{ top: middle }}
              >
                <FlowButton flow={one} onSelect={() => onRows(one.categories, 'debit')} />
              </li>
            ))}
          </ul>
        </section>
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

function Band({ ribbon: { flow, path }, onSelect }: { ribbon: Ribbon; onSelect: () => void }) {
  const leads = flow.categories.length > 0;
  return (
    <path
      d={path}
      onClick={leads ? onSelect : undefined}
      className={leads ? 'cursor-pointer opacity-60' : 'opacity-60'}
      style={{ fill: paintOf(flow) }}
    />
  );
}

/** The name of a flow and its amount; it leads to the rows where there are any. */
function FlowButton({ flow, onSelect }: { flow: FlowShown; onSelect: () => void }) {
  const words = useWords(flowWords);
  const name = useFlowName()(flow);
  const [hidden] = useBalancesHidden();
  const says = (
    <>
      <span
        aria-hidden="true"
        className="size-3 shrink-0 rounded-full forced-color-adjust-none"
        style={{ backgroundColor: paintOf(flow) }}
      />
      <span className="min-w-0 flex-1 text-left wrap-anywhere">{name}</span>
      <Balance kind="amount" amount={flow.amount} className="font-semibold" />
    </>
  );
  const look = 'flex min-h-11 w-full items-center gap-2 text-small';
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
  const names = useWords(categoryWords);
  return ({ kind, categories }) => {
    const [first] = categories;
    switch (kind) {
      case 'saved':
        return words.saved;
      case 'from-savings':
        return words.fromSavings;
      case 'to-others':
        return words.toOthers;
      case 'smallest':
        return words.smallest(categories.length);
      case 'category':
        return first === undefined ? '' : names[first];
    }
  };
}

function paintOf({ kind, categories: [first] }: FlowShown): string {
  if (kind === 'saved' || kind === 'from-savings') return 'var(--brand)';
  if (kind === 'smallest' || first === undefined) return 'var(--control)';
  return categoryPaint(first);
}

function keyOf({ kind, categories }: FlowShown): string {
  return kind + categories.join('');
}
