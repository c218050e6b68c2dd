import { useState } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';

/**
 * The current button of a row, and the effect of a press: the pressed button is marked before its screen is made ready,
 * which takes longer.
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
