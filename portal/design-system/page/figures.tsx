import { CalendarDays, Star } from 'lucide-react';
import { useState } from 'react';
import { cents } from '#contract/money/cents.ts';
import { TransactionStatus } from '#contract/transactions/transactions.ts';
import { Badge, type BadgeTone, StatusBadge } from '../parts/badge.tsx';
import { ChipList, ClearableChip, LinkChip } from '../parts/chip.tsx';
import { CountedUp } from '../parts/counted-up.tsx';
import { Balance, Money, useBalancesHidden } from '../parts/money.tsx';
import { Switch } from '../parts/switch.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const amounts = [1234567, -4210, 11111, -888888, 0].map(cents);
const badgeTones: readonly BadgeTone[] = [
  'neutral',
  'brand',
  'accent',
  'positive',
  'warning',
  'danger',
];

/** Amounts, and the small words that stand beside them. */
export function Figures() {
  return (
    <Specimens>
      <Specimen name="Counted up: the balance of a screen, when it is first seen">
        <p className="text-figure font-bold">
          <CountedUp amount={cents(123_456_00)} />
        </p>
      </Specimen>
      <Specimen name="Money: tabular figures; sign none, negative, always">
        <table className="w-full text-right">
          <tbody>
            {amounts.map((amount) => (
              <tr key={amount}>
                <td className="py-1">
                  <Money amount={amount} sign="none" />
                </td>
                <td className="py-1">
                  <Money amount={amount} />
                </td>
                <td className="py-1 font-semibold">
                  <Money amount={amount} sign="always" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Specimen>
      <Balances />
      <Specimen name="Badges" className="flex flex-wrap gap-2">
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="accent" icon={Star}>
          with icon
        </Badge>
      </Specimen>
      <Specimen name="How a transaction stands" className="flex flex-wrap gap-2">
        {TransactionStatus.options.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Specimen>
      <Chips />
    </Specimens>
  );
}

function Balances() {
  const [hidden, setHidden] = useBalancesHidden();
  return (
    <Specimen name="Balance, which can be hidden" className="grid gap-3">
      <Balance amount={cents(1842055)} display className="text-display font-bold" />
      <Switch label="Hide balances" checked={hidden} onCheckedChange={setHidden} />
    </Specimen>
  );
}

const filters = ['Food and dining', 'Last 30 days', 'From $20.00 to $150.00'];

function Chips() {
  const [on, setOn] = useState(filters);
  return (
    <Specimen
      name="Chips: a fact that leads on, and filters to be taken away"
      className="grid gap-4"
    >
      <div className="flex flex-wrap gap-2">
        <LinkChip icon={CalendarDays} onSelect={() => setOn(filters)}>
          This month
        </LinkChip>
      </div>
      <ChipList label="Filters that are on">
        {on.map((filter) => (
          <li key={filter} className="min-w-0">
            <ClearableChip
              clearLabel={`${filter}: remove filter`}
              onClear={() => setOn(on.filter((one) => one !== filter))}
            >
              {filter}
            </ClearableChip>
          </li>
        ))}
      </ChipList>
    </Specimen>
  );
}
