import { Car, Gift, GraduationCap, HeartPulse, House, Laptop, Plane, Umbrella } from 'lucide-react';
import type { GoalPicture } from '#contract/goals/goal-terms.ts';
import type { IconShape } from '../design-system/parts/icon.tsx';

/** The icons that show a goal. */
export const pictureShapes: Record<GoalPicture, IconShape> = {
  cushion: Umbrella,
  home: House,
  car: Car,
  trip: Plane,
  education: GraduationCap,
  gift: Gift,
  health: HeartPulse,
  device: Laptop,
};
