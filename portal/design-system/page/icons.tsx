import {
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUpRight,
  Bell,
  CalendarClock,
  ChartPie,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Clock,
  CreditCard,
  FileText,
  Gauge,
  HandCoins,
  Headset,
  KeyRound,
  Landmark,
  Lock,
  MessageCircle,
  PiggyBank,
  ReceiptText,
  Repeat,
  ScanLine,
  Search,
  Send,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  TriangleAlert,
  Vault,
  Wallet,
  Zap,
} from 'lucide-react';
import { currencies } from '#contract/exchange/exchange-terms.ts';
import { BrandMark, Rosette } from '../parts/brand-mark.tsx';
import { Flag } from '../parts/flag.tsx';
import { Icon } from '../parts/icon.tsx';
import { KeyHint } from '../parts/keys.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const family = [
  Wallet,
  Landmark,
  PiggyBank,
  CreditCard,
  Send,
  ArrowLeftRight,
  ArrowDownLeft,
  ArrowUpRight,
  ReceiptText,
  Repeat,
  CalendarClock,
  ScanLine,
  FileText,
  Vault,
  ChartPie,
  Gauge,
  HandCoins,
  Search,
  SlidersHorizontal,
  Bell,
  MessageCircle,
  Headset,
  Settings,
  ShieldCheck,
  KeyRound,
  Lock,
  CircleCheck,
  CircleDashed,
  Clock,
  CircleAlert,
  TriangleAlert,
  Zap,
];

const sizes = [14, 16, 18, 20, 26];

/** A single family, drawn with a single line; and the brand's marks. */
export function Icons() {
  return (
    <Specimens>
      <Specimen name="The family: Lucide, 1.8 px line (1.6 from 24 px on)" className="grid gap-6">
        <ul className="grid grid-cols-8 gap-y-4">
          {family.map((shape) => (
            <li key={shape.displayName} title={shape.displayName}>
              <Icon shape={shape} />
            </li>
          ))}
        </ul>
        <p className="flex items-end gap-4 text-muted">
          {sizes.map((size) => (
            <span key={size} className="grid justify-items-center gap-2">
              <Icon shape={Send} size={size} />
              <span className="figures text-caption">{size}</span>
            </span>
          ))}
        </p>
      </Specimen>
      <Specimen name="Flags and keys" className="flex flex-wrap items-center gap-4">
        {currencies.map((currency) => (
          <Flag key={currency} currency={currency} />
        ))}
        <KeyHint keys={['Ctrl', 'K']} together />
        <KeyHint keys={['g', 't']} />
      </Specimen>
      <Specimen name="Brand mark and rosette" className="grid gap-6">
        <div className="flex items-end gap-5">
          {[24, 36, 48, 72].map((size) => (
            <BrandMark key={size} size={size} />
          ))}
        </div>
        <div className="tone-panel panel relative h-40 overflow-hidden rounded-card">
          <Rosette className="absolute -top-16 -right-10 size-72 text-accent opacity-40" />
          <p className="relative p-5 text-title font-semibold">Member-owned since 1962</p>
        </div>
      </Specimen>
    </Specimens>
  );
}
