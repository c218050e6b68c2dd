import { ChartPie, Gauge, HandCoins, Landmark } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { ActionTile } from '../design-system/parts/action-tile.tsx';
import { SectionHeading } from '../design-system/parts/headings.tsx';
import type { IconShape } from '../design-system/parts/icon.tsx';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { useTabs } from '../navigation/tabs.ts';
import { additionalFeaturesWords } from './additional-feature-words.ts';
import { useWords } from '../language/sentences.ts';
import { May } from '../queries/may.tsx';

interface FeatureDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const dialogs = {
  loans: lazyDialog(() => import('../loans/lending.tsx')),
  creditScore: lazyDialog(() => import('../credit-score/credit-report.tsx')),
  budgets: lazyDialog(() => import('../budgets/month-budgets.tsx')),
} satisfies Record<string, ComponentType<FeatureDialogProps>>;

type DialogName = keyof typeof dialogs;

/** The further services of the credit union, each a single press from its screen (R-D13). */
export default function AdditionalFeatures() {
  const words = useWords(additionalFeaturesWords);
  const { openTab } = useTabs();
  const [asked, setAsked] = useState<{ name: DialogName; open: boolean } | null>(null);
  const open = (name: DialogName) => () => setAsked({ name, open: true });
  const Asked = asked && dialogs[asked.name];
  return (
    <section aria-labelledby="additional-features" className="grid grid-cols-1 content-start gap-3">
      <SectionHeading id="additional-features">{words.heading}</SectionHeading>
      <ul className="grid grid-cols-1 max-sm:divide-y max-sm:divide-line max-sm:overflow-clip max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-raised max-sm:shadow-low sm:grid-cols-2 sm:gap-3">
        <May area="move">
          <Feature
            icon={Landmark}
            {...words.wire}
            onSelect={() => openTab('transfer', { kind: 'external' })}
          />
        </May>
        <Feature icon={HandCoins} {...words.loans} onSelect={open('loans')} />
        <Feature icon={Gauge} {...words.creditScore} onSelect={open('creditScore')} />
        <Feature icon={ChartPie} {...words.budgets} onSelect={open('budgets')} />
      </ul>
      {Asked && (
        <Asked open={asked.open} onOpenChange={(isOpen) => setAsked({ ...asked, open: isOpen })} />
      )}
    </section>
  );
}

interface FeatureProps {
  icon: IconShape;
  name: string;
  detail: string;
  onSelect: () => void;
}

function Feature({ icon, name, detail, onSelect }: FeatureProps) {
  return (
    <li>
      <ActionTile icon={icon} label={name} detail={detail} onSelect={onSelect} />
    </li>
  );
}
