import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { TrustedBrowser } from '#contract/identity/security/security.ts';
import { Button } from '../../design-system/parts/button.tsx';
import { showToast } from '../../design-system/parts/toast.tsx';
import { forgetBrowser, refreshSecurity } from './queries.ts';
import { formatDate, localToday } from '../../language/format.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { ProblemBanner } from '../../design-system/composed/problem-banner.tsx';
import { SettingRow } from '../../settings/settings-section.tsx';
import { deviceName, useDeviceLabel } from './device-name.ts';
import { Monitor, Smartphone } from 'lucide-react';
import { Badge } from '../../design-system/parts/badge.tsx';
import { Icon } from '../../design-system/parts/icon.tsx';

/** The browsers that are not asked for a second step, each to be forgotten. */
export function TrustedBrowsers({ browsers }: { browsers: readonly TrustedBrowser[] }) {
  const words = useWords(securityCenterWords).trusted;
  const place = useRef<HTMLDivElement>(null);
  return (
    <SettingRow title={words.heading} detail={words.detail}>
      <div ref={place} tabIndex={-1} className="outline-none">
        {browsers.length === 0 ? (
          <p className="text-small text-muted">{words.none}</p>
        ) : (
          <ul aria-label={words.list} className="-mt-3 divide-y divide-line">
            {browsers.map((browser) => (
              <BrowserRow
                key={browser.id}
                browser={browser}
                onForgotten={() => place.current?.focus()}
              />
            ))}
          </ul>
        )}
      </div>
    </SettingRow>
  );
}

interface BrowserRowProps {
  browser: TrustedBrowser;
  onForgotten: () => void;
}

function BrowserRow({ browser, onForgotten }: BrowserRowProps) {
  const words = useWords(securityCenterWords).trusted;
  const queries = useQueryClient();
  const device = useDeviceLabel()(browser.device);
  const forget = useMutation({
    ...forgetBrowser,
    onSuccess: async () => {
      showToast({ title: words.forgotten(device), tone: 'positive' });
      await refreshSecurity(queries);
      onForgotten();
    },
  });
  const { id, isThis, lastUsedAt, trustedUntil } = browser;
  return (
    <DeviceRow
      device={browser.device}
      isThis={isThis}
      details={[
        words.until(formatDate(localToday(trustedUntil))),
        words.used(formatDate(localToday(lastUsedAt))),
      ]}
      action={
        <Button
          tone="secondary"
          size="small"
          aria-label={words.forgetOf(device)}
          busy={forget.isPending}
          onClick={() => forget.mutate({ id })}
        >
          {forget.isPending ? words.forgetting : words.forget}
        </Button>
      }
      problem={
        forget.error !== null && <ProblemBanner error={forget.error} title={words.notForgotten} />
      }
    />
  );
}

interface DeviceRowProps {
  /** The device's name for itself (User-Agent). */
  device: string;
  isThis: boolean;
  /** A line each, under the name. */
  details: readonly string[];
  action: ReactNode;
  problem?: ReactNode;
}

/** A browser in a list, by its name and whether it is this browser. */
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
