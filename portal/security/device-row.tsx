import { Monitor, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../design-system/parts/badge.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { securityCenterWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { deviceName, useDeviceLabel } from './device-name.ts';

interface DeviceRowProps {
  /** What the device calls itself (User-Agent). */
  device: string;
  isThis: boolean;
  /** A line each, under the name. */
  details: readonly string[];
  /** At the end: what can be done about it. */
  action: ReactNode;
  problem?: ReactNode;
}

/** A browser in a list, by what it is and whether it is this one. */
export function DeviceRow({ device, isThis, details, action, problem }: DeviceRowProps) {
  const { isThis: here } = useWords(securityCenterWords).sessions;
  const label = useDeviceLabel();
  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-start gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-muted">
          <Icon shape={deviceName(device).isHandheld ? Smartphone : Monitor} size={18} />
        </span>
        <div className="min-w-0 flex-1 basis-words">
          <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {label(device)} {isThis && <Badge tone="brand">{here}</Badge>}
          </p>
          {details.map((detail) => (
            <p key={detail} className="figures text-small wrap-anywhere text-muted">
              {detail}
            </p>
          ))}
        </div>
        {action}
      </div>
      {problem}
    </li>
  );
}
