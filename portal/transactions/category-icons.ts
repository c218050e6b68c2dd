import {
  ArrowLeftRight,
  Banknote,
  Building2,
  Bus,
  Landmark,
  RotateCcw,
  Send,
  ShoppingBag,
  ShoppingCart,
  TrendingUp,
  Utensils,
  Wallet,
  Zap,
} from 'lucide-react';
import type { Category } from '#contract/transactions/transactions.ts';
import type { IconShape } from '../design-system/parts/icon.tsx';

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
};
