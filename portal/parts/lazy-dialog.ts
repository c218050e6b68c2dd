import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { whenIdle } from '../when-idle.ts';

/**
 * A dialog in a chunk of its own, which is fetched when the browser is idle: it opens at once when it
 * is asked for, and also when the connection is gone by then.
 */
export function lazyDialog<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  whenIdle(() => {
    load().catch(() => {
      // Only a guess failed. Opening the dialog tries again and shows what is wrong.
    });
  });
  return lazy(load);
}
