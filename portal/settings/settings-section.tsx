import type { ReactNode } from 'react';
import { TitledCard, type TitledCardProps } from '../design-system/parts/card.tsx';
import { usePartInSight } from '../navigation/wishes.ts';
import type { SettingsPart } from './settings-parts.ts';

interface SettingsSectionProps extends Pick<
  TitledCardProps,
  'heading' | 'headingHidden' | 'detail' | 'children'
> {
  /** The id of its heading, by which the list of the parts leads to it. */
  id: SettingsPart;
}

/** A part of the settings: a card under its heading, made of `SettingRow`s or of a single thing. */
export function SettingsSection({ id, children, ...titled }: SettingsSectionProps) {
  const section = usePartInSight(id);
  return (
    <TitledCard ref={section} id={id} {...titled} bodyClassName="divide-y divide-line px-5 sm:px-6">
      {children}
    </TitledCard>
  );
}

interface SettingRowProps {
  title: string;
  detail?: ReactNode;
  children: ReactNode;
}

/** The setting and its reason on the left, the control on the right; stacked on phones. */
export function SettingRow({ title, detail, children }: SettingRowProps) {
  return (
    <div className="grid items-start gap-x-8 gap-y-4 py-5 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
      <div className="min-w-0">
        <h3 className="font-medium">{title}</h3>
        {detail !== undefined && <div className="mt-0.5 text-small text-muted">{detail}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
