import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabPanel<Value extends string> {
  value: Value;
  label: string;
  children: ReactNode;
}

export interface TabPanelsProps<Value extends string> {
  /** The subject of the tabs, for screen readers. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  panels: readonly TabPanel<Value>[];
}

/**
 * Parts of a subject behind a row of tabs, for the inside of a dialog. Arrow keys go from tab to tab; text typed in a
 * hidden part stays.
 */
export function TabPanels<Value extends string>({
  label,
  value,
  onValueChange,
  panels,
}: TabPanelsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <Base.List aria-label={label} className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
        {panels.map((panel) => (
          <Base.Tab
            key={panel.value}
            value={panel.value}
            className="min-h-10 flex-auto cursor-pointer rounded-small px-3 text-center text-small font-medium text-muted transition-colors hover:text-ink data-active:bg-lifted data-active:font-semibold data-active:text-ink data-active:shadow-low pointer-coarse:min-h-11"
          >
            {panel.label}
          </Base.Tab>
        ))}
      </Base.List>
      {panels.map((panel) => (
        <Base.Panel
          key={panel.value}
          value={panel.value}
          keepMounted
          className="rounded-small pt-6"
        >
          {panel.children}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
