import { useState } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';

/**
 * What a row of buttons marks as current, and what a press does: the one that is pressed is marked before its screen is
 * made ready, which takes longer.
 */
export function usePressed<Name>(
  current: Name,
  open: (name: Name) => void,
): readonly [marked: Name, press: (name: Name) => void] {
  const [pressed, setPressed] = useState<Name | null>(null);
  const [opened, setOpened] = useState(current);
  if (opened !== current) {
    setOpened(current);
    setPressed(null);
  }
  const press = (name: Name) => {
    setPressed(name === current ? null : name);
    afterPaint(() => open(name));
  };
  return [pressed ?? current, press];
}
