import { ChartPie, ChevronRight, Gauge, HandCoins, Landmark } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { SectionHeading } from '../../../parts/headings.tsx';
import { Icon, type IconShape } from '../../../parts/icon.tsx';
import { lazyDialog } from '../../../parts/lazy-dialog.ts';
import { useTabs } from '../../../shell/tabs.ts';
import { additionalFeaturesWords } from '../../../words/additional-features.ts';
import { useWords } from '../../../words/words.ts';

interface FeatureDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const dialogs = {
  loans: lazyDialog(() => import('./loan-dialog.tsx')),
  creditScore: lazyDialog(() => import('./credit-score-dialog.tsx')),
  budgets: lazyDialog(() => import('./budget-dialog.tsx')),
} satisfies Record<string, ComponentType<FeatureDialogProps>>;

type DialogName = keyof typeof dialogs;

/** What else the credit union does, each entry one press from where it is done (R-D13). */
export function AdditionalFeatures() {
  const words = useWords(additionalFeaturesWords);
  const { openTab } = useTabs();
  const [asked, setAsked] = useState<{ name: DialogName; open: boolean } | null>(null);
  const open = (name: DialogName) => () => setAsked({ name, open: true });
  const Asked = asked && dialogs[asked.name];
  return (
    <section aria-labelledby="additional-features" className="grid grid-cols-1 content-start gap-3">
      <SectionHeading id="additional-features">{words.heading}</SectionHeading>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Feature
          icon={Landmark}
          {...words.wire}
          onSelect={() => openTab('transfer', { kind: 'external' })}
        />
        <Feature icon={HandCoins} {...words.loans} onSelect={open('loans')} />
        <Feature icon={Gauge} {...words.creditScore} onSelect={open('creditScore')} />
        <Feature icon={ChartPie} {...words.budgets} onSelect={open('budgets')} />
      </ul>
      {Asked && (
        <Suspense fallback={null}>
          <Asked
            open={asked.open}
            onOpenChange={(isOpen) => setAsked({ ...asked, open: isOpen })}
          />
        </Suspense>
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
      <button
        type="button"
        onClick={onSelect}
        className="flex h-full w-full cursor-pointer items-center gap-4 rounded-card border border-line bg-raised p-4 text-left shadow-low transition-colors hover:border-control"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
          <Icon shape={icon} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-body font-semibold">{name}</span>
          <span className="block text-small text-muted">{detail}</span>
        </span>
        <Icon shape={ChevronRight} size={18} className="text-muted" />
      </button>
    </li>
  );
}
