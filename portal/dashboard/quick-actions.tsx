import { ArrowLeftRight } from 'lucide-react';
import { Card } from '../design-system/parts/card.tsx';
import { SectionHeading } from '../design-system/parts/headings.tsx';
import { Icon, type IconShape } from '../design-system/parts/icon.tsx';
import { Shortcut } from '../design-system/parts/shortcut.tsx';
import { declaredDialogs, type DialogName, openOverlay } from '../navigation/overlay.ts';
import { useTabs } from '../navigation/tabs.ts';
import { dashboardWords } from './words.ts';
import { useLanguage } from '../language/language.ts';
import { useWords } from '../language/sentences.ts';
import { useSession } from '../queries/session.ts';

/** The dialogs of the specification, in its order (R-D5). The way to a transfer is before them. */
const dialogs = [
  'deposit',
  'bills',
  'statements',
  'exchange',
  'cards',
  'safeDeposit',
  'portfolio',
] as const satisfies readonly DialogName[];

/** The members' most frequent actions, a single press away (R-D5). */
export function QuickActions() {
  const words = useWords(dashboardWords).quickActions;
  const language = useLanguage();
  const { openTab } = useTabs();
  const { may } = useSession().membership;
  const offered = dialogs.filter((name) => may.includes(declaredDialogs()[name].area ?? 'see'));
  return (
    <section aria-labelledby="quick-actions" className="grid grid-cols-1 content-start gap-3">
      <SectionHeading id="quick-actions">{words.heading}</SectionHeading>
      <Card padding="none" className="p-1 sm:p-2">
        <ul className="grid at-most-4 gap-y-1 narrow:at-most-3 lg:grid-cols-8">
          {may.includes('move') && (
            <QuickAction
              icon={ArrowLeftRight}
              label={words.transfer}
              onSelect={() => openTab('transfer')}
            />
          )}
          {offered.map((dialog) => {
            const { icon, name } = declaredDialogs()[dialog];
            return (
              <QuickAction
                key={dialog}
                icon={icon}
                label={name[language]}
                onSelect={() => openOverlay(dialog)}
              />
            );
          })}
        </ul>
      </Card>
    </section>
  );
}

interface QuickActionProps {
  icon: IconShape;
  label: string;
  onSelect: () => void;
}

function QuickAction({ icon, ...shortcut }: QuickActionProps) {
  return (
    <li>
      <Shortcut sign={<Icon shape={icon} />} {...shortcut} />
    </li>
  );
}
