import { ChartPie, Gauge, HandCoins, Landmark } from 'lucide-react';
import { SectionHeading } from '../design-system/parts/headings.tsx';
import type { IconShape } from '../design-system/parts/icon.tsx';
import { declaredDialogs, openOverlay } from '../navigation/overlay.ts';
import { useTabs } from '../navigation/tabs.ts';
import { useLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';
import { May } from '../queries/session.ts';
import { ActionTile } from '../design-system/parts/shortcut.tsx';

const en = {
  heading: 'Additional Banking Features',
  wire: {
    name: 'Wire transfers',
    detail: 'Send money to an account at another bank.',
  },
  loans: 'Calculate loan payments, and see how to apply.',
  creditScore: 'See your score, how it changed, and what affects it.',
  budgets: 'Compare your spending with your budgets.',
};

const es: typeof en = {
  heading: 'Otros servicios bancarios',
  wire: {
    name: 'Transferencias a otros bancos',
    detail: 'Envíe dinero a una cuenta en otro banco.',
  },
  loans: 'Calcule sus pagos y vea cómo solicitarlo.',
  creditScore: 'Vea su puntaje, cómo ha cambiado y qué influye en él.',
  budgets: 'Vea sus gastos frente a sus presupuestos.',
};

/** @public Read by the test of all sentences. */
export const additionalFeaturesWords = { en, es };

const features = [
  { dialog: 'loans', icon: HandCoins },
  { dialog: 'creditScore', icon: Gauge },
  { dialog: 'budgets', icon: ChartPie },
] as const;

/** The further services of the credit union, each a single press from its screen (R-D13). */
export default function AdditionalFeatures() {
  const words = useWords(additionalFeaturesWords);
  const { openTab } = useTabs();
  const language = useLanguage();
  const dialogs = declaredDialogs();
  return (
    <section aria-labelledby="additional-features" className="grid grid-cols-1 content-start gap-3">
      <SectionHeading id="additional-features">{words.heading}</SectionHeading>
      <ul className="grid grid-cols-1 max-sm:divide-y max-sm:divide-line max-sm:overflow-clip max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-raised max-sm:shadow-low sm:grid-cols-2 sm:gap-3 beside:grid-cols-4">
        <May area="move">
          <Feature
            icon={Landmark}
            {...words.wire}
            onSelect={() => openTab('transfer', { kind: 'external' })}
          />
        </May>
        {features.map(({ dialog, icon }) => (
          <Feature
            key={dialog}
            icon={icon}
            name={dialogs[dialog].name[language]}
            detail={words[dialog]}
            onSelect={() => openOverlay(dialog)}
          />
        ))}
      </ul>
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
