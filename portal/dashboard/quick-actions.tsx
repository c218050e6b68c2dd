import {
  ArrowLeftRight,
  ChartPie,
  Coins,
  CreditCard,
  FileText,
  ReceiptText,
  ScanLine,
  Vault,
} from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { AccessArea } from '#contract/procedures/procedure.ts';
import { Card } from '../design-system/parts/card.tsx';
import { SectionHeading } from '../design-system/parts/headings.tsx';
import { Icon, type IconShape } from '../design-system/parts/icon.tsx';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { Shortcut } from '../design-system/parts/shortcut.tsx';
import { useTabs } from '../navigation/tabs.ts';
import { dashboardWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { useSession } from '../queries/session.ts';

interface QuickActionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const dialogs = {
  mobileDeposit: lazyDialog(() => import('../deposits/deposit-place.tsx')),
  payBills: lazyDialog(() => import('../bills/bills-place.tsx')),
  statements: lazyDialog(() => import('../statements/statement-archives.tsx')),
  exchange: lazyDialog(() => import('../exchange/conversion.tsx')),
  cardServices: lazyDialog(() => import('../cards/card-services.tsx')),
  safeDeposit: lazyDialog(() => import('../safe-deposit/box-services.tsx')),
  portfolio: lazyDialog(() => import('../portfolio/investments.tsx')),
} satisfies Record<string, ComponentType<QuickActionDialogProps>>;

type DialogName = keyof typeof dialogs;

interface QuickAction {
  label: string;
  icon: IconShape;
  /** The access area; left out for everybody. */
  area?: AccessArea;
  onSelect: () => void;
}

/** The members' most frequent actions, a single press away, in the order of the specification (R-D5). */
export function QuickActions() {
  const words = useWords(dashboardWords).quickActions;
  const { openTab } = useTabs();
  const [asked, setAsked] = useState<{ name: DialogName; open: boolean } | null>(null);
  const open = (name: DialogName) => () => setAsked({ name, open: true });
  const may = useSession().membership.may;
  const actions: readonly QuickAction[] = [
    {
      label: words.transfer,
      area: 'move',
      icon: ArrowLeftRight,
      onSelect: () => openTab('transfer'),
    },
    {
      label: words.mobileDeposit,
      area: 'deposit',
      icon: ScanLine,
      onSelect: open('mobileDeposit'),
    },
    { label: words.payBills, icon: ReceiptText, onSelect: open('payBills') },
    { label: words.statements, icon: FileText, onSelect: open('statements') },
    { label: words.currencyExchange, icon: Coins, onSelect: open('exchange') },
    { label: words.cardServices, area: 'manage', icon: CreditCard, onSelect: open('cardServices') },
    { label: words.safeDepositBox, icon: Vault, onSelect: open('safeDeposit') },
    { label: words.investmentPortfolio, icon: ChartPie, onSelect: open('portfolio') },
  ];
  const offered = actions.filter(({ area = 'see' }) => may.includes(area));
  const Asked = asked && dialogs[asked.name];
  return (
    <section aria-labelledby="quick-actions" className="grid grid-cols-1 content-start gap-3">
      <SectionHeading id="quick-actions">{words.heading}</SectionHeading>
      <Card padding="none" className="p-1 sm:p-2">
        <ul className="grid at-most-4 gap-y-1 narrow:at-most-3 lg:grid-cols-8">
          {offered.map((action) => (
            <li key={action.label}>
              <Shortcut
                sign={<Icon shape={action.icon} />}
                label={action.label}
                onSelect={action.onSelect}
              />
            </li>
          ))}
        </ul>
      </Card>
      {Asked && (
        <Asked open={asked.open} onOpenChange={(isOpen) => setAsked({ ...asked, open: isOpen })} />
      )}
    </section>
  );
}
