import { useState } from 'react';
import { Coffee, HandCoins, House, Landmark, Send } from 'lucide-react';
import { cents } from '#contract/money/cents.ts';
import { Face } from '../faces/face.tsx';
import { StatusBadge } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { SectionHeading } from '../parts/headings.tsx';
import { Icon } from '../parts/icon.tsx';
import { ListRow, RowButton } from '../parts/list-row.tsx';
import { Money } from '../parts/money.tsx';
import { PictureButton } from '../parts/picture-button.tsx';
import { PlaceBar } from '../parts/place-bar.tsx';
import { RemoveInPlace } from '../composed/remove-in-place.tsx';
import { RenameInPlace } from '../parts/rename-in-place.tsx';
import { ActionTile, Shortcut } from '../parts/shortcut.tsx';
import { TextButton } from '../parts/text-link.tsx';
import { Specimen, Specimens } from './specimen.tsx';
import { News } from '../parts/states.tsx';

/** Rows in a card, and tiles that lead somewhere. */
export function Lists() {
  return (
    <>
      <div className="grid grid-cols-1 gap-3">
        <SectionHeading action={<TextButton className="text-small">View all</TextButton>}>
          On their way
        </SectionHeading>
        <Card padding="none" aria-label="On their way">
          <ul className="divide-y divide-line">
            <ListRow
              icon={Coffee}
              title="Blue Door Coffee"
              detail="Nov 20 · Everyday checking"
              end={<Money amount={cents(-475)} sign="always" className="font-semibold" />}
            />
            <ListRow
              icon={Landmark}
              title="Payroll of a company whose name is longer than the line it has to stand on"
              detail="Nov 14 · Everyday checking"
              end={
                <>
                  <StatusBadge status="processing" />
                  <Money amount={cents(210_000)} sign="always" className="font-semibold" />
                </>
              }
            />
            <ListRow
              icon={House}
              title="Rent"
              detail="Every month on the 1st"
              end={
                <Button tone="secondary" size="small">
                  Skip once
                </Button>
              }
            />
          </ul>
        </Card>
      </div>
      <Places />
      <Specimens>
        <InPlace />
        <Specimen name="A row that opens">
          <div className="relative rounded-control border border-line p-4">
            <RowButton label="Details of City Power" onOpen={() => undefined} />
            <p className="font-medium">City Power</p>
          </div>
        </Specimen>
        <Specimen name="Shortcuts" className="grid grid-cols-4 gap-1">
          <Shortcut sign={<Icon shape={Send} />} label="Send money" onSelect={() => undefined} />
          <Shortcut
            sign={<Icon shape={Landmark} />}
            label="Depositar un cheque"
            onSelect={() => undefined}
          />
          <Shortcut sign="AR" label="Ana Ruiz" pressed onSelect={() => undefined} />
          <Shortcut sign="JO" label="Jordan Okafor" pressed={false} onSelect={() => undefined} />
        </Specimen>
        <Specimen name="Pictures" className="flex gap-3">
          <PictureButton source="/icon.svg" label="Open photo 1" onSelect={() => undefined} />
          <PictureButton source={undefined} label="Open photo 2" onSelect={() => undefined} />
        </Specimen>
        <Specimen name="Faces" className="flex flex-wrap items-center gap-3">
          <Face kind="payee" name="Greenfield Market" size="large" />
          <Face kind="payee" name="Redbird Fuel" />
          <Face kind="payee" name="Blue Door Coffee" />
          <Face kind="person" name="Ana Ruiz" />
          <Face kind="between" name="Savings" />
          <Face kind="cash" name="Cash" size="small" />
          <Face kind="bank" name="Interest" size="small" />
        </Specimen>
        <ActionTile
          icon={HandCoins}
          label="Loans"
          detail="Rates, terms and what you would pay a month"
          onSelect={() => undefined}
        />
      </Specimens>
    </>
  );
}

function InPlace() {
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const close = () => setAsked(null);
  return (
    <Specimen name="Renamed or removed in its place, with the news of it">
      <News>{asked === null ? 'City Power was added.' : ''}</News>
      {asked === null && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="flex-1 font-medium">City Power</span>
          <Button tone="secondary" size="small" onClick={() => setAsked('rename')}>
            Rename
          </Button>
          <Button tone="secondary" size="small" onClick={() => setAsked('remove')}>
            Remove
          </Button>
        </div>
      )}
      {asked === 'rename' && (
        <RenameInPlace
          label="Name of the payee"
          name="City Power"
          maxLength={40}
          words={{ save: 'Save', missing: 'Write a name.' }}
          fault={undefined}
          problem={null}
          onRename={close}
          onTyped={() => undefined}
          onKept={close}
        />
      )}
      {asked === 'remove' && (
        <RemoveInPlace
          title="Remove City Power?"
          detail="Payments that are scheduled stay."
          words={{ remove: 'Remove', keep: 'Keep' }}
          removal={{ isPending: false, error: null }}
          onRemove={close}
          onKept={close}
        />
      )}
    </Specimen>
  );
}

function Places() {
  const [current, setCurrent] = useState<'all' | 'upcoming' | 'spending'>('all');
  return (
    <PlaceBar
      label="Places of Transactions"
      places={['all', 'upcoming', 'spending']}
      nameOf={(place) => ({ all: 'All', upcoming: 'Upcoming', spending: 'Spending' })[place]}
      current={current}
      onOpen={setCurrent}
    />
  );
}
