import {
  ArrowLeftRight,
  Banknote,
  Building2,
  Bus,
  GraduationCap,
  HandHeart,
  HeartPulse,
  House,
  Landmark,
  Plane,
  RotateCcw,
  Send,
  ShoppingBag,
  ShoppingCart,
  Ticket,
  TrendingUp,
  Umbrella,
  Utensils,
  Wallet,
  Zap,
} from 'lucide-react';
import { type Purpose, purposeOf } from '#contract/transactions/purposes.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import type { IconShape } from '../design-system/parts/icon.tsx';
import { categoryPaint } from '../design-system/styles/category-colours.ts';

/** A picture for each category; its name always stands beside it. */
export const categoryIcons: Record<Category, IconShape> = {
  Income: Wallet,
  Shopping: ShoppingBag,
  Cash: Banknote,
  Refund: RotateCcw,
  Utilities: Zap,
  Transportation: Bus,
  Groceries: ShoppingCart,
  Dining: Utensils,
  Investment: TrendingUp,
  Transfer: ArrowLeftRight,
  Zelle: Send,
  Wire: Landmark,
  'Internal Transfer': ArrowLeftRight,
  'External Transfer': Building2,
  'Investment Transfer': TrendingUp,
  Housing: House,
  Education: GraduationCap,
  Health: HeartPulse,
  Travel: Plane,
  Insurance: Umbrella,
  Subscriptions: RotateCcw,
  Giving: HandHeart,
  Entertainment: Ticket,
};

/** The colour of a category's purpose, before its name. */
export function CategoryMark({ category }: { category: Category }) {
  return <PurposeMark purpose={purposeOf(category)} />;
}

/** The colour of a purpose, before its name. */
export function PurposeMark({ purpose }: { purpose: Purpose }) {
  return (
    <span
      aria-hidden="true"
      className="size-3 shrink-0 rounded-full forced-color-adjust-none"
      style={{ backgroundColor: purposePaint(purpose) }}
    />
  );
}

/** The one colour of a purpose. */
export function purposePaint(purpose: Purpose): string {
  return categoryPaint(purpose === 'to-others' ? 'Transfer' : purpose);
}
