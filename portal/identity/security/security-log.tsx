import { useInfiniteQuery } from '@tanstack/react-query';
import {
  KeyRound,
  LogIn,
  LogOut,
  ScrollText,
  ShieldAlert,
  ShieldCheck,
  SlidersHorizontal,
} from 'lucide-react';
import { ShowMore } from '../../design-system/composed/show-more.tsx';
import { EmptyState } from '../../design-system/parts/states.tsx';
import { securityLogQuery } from './queries.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { SettingsSection } from '../../settings/settings-section.tsx';
import type { SecurityAct, SecurityLogEntry } from '#contract/identity/security/security.ts';
import { classNames } from '../../design-system/parts/class-names.ts';
import { DisclosureSign } from '../../design-system/parts/disclosure.tsx';
import { Icon, type IconShape } from '../../design-system/parts/icon.tsx';
import { formatMoment } from '../../language/format.ts';
import { useDeviceLabel } from './device-name.ts';
import { LoadedPart } from '../../design-system/composed/loaded.tsx';

/** The security events of the member, as the bank's audit holds them. */
export function SecurityLog() {
  const words = useWords(securityCenterWords).log;
  const query = useInfiniteQuery(securityLogQuery);
  return (
    <SettingsSection id="security-log" heading={words.heading} detail={words.detail}>
      <LoadedPart query={query} words={words}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) {
            return <EmptyState icon={ScrollText} title={words.empty} detail={words.emptyDetail} />;
          }
          return (
            <>
              <ul aria-label={words.heading} className="divide-y divide-line">
                {entries.map((entry) => (
                  <LogEntry key={entry.sequence} entry={entry} />
                ))}
              </ul>
              <div className="grid gap-3 py-4">
                <ShowMore query={query} words={words} align="start" />
                <p className="text-small text-muted">{words.chained}</p>
              </div>
            </>
          );
        }}
      </LoadedPart>
    </SettingsSection>
  );
}

/** A security event. Opened, it shows the audit's record of it and the hash that covers it. */
function LogEntry({ entry }: { entry: SecurityLogEntry }) {
  const words = useWords(securityCenterWords).log;
  const label = useDeviceLabel();
  const { sequence, at, act, by, address, device, hash } = entry;
  const isAlarming = alarming.has(act);
  const told = [by === null ? '' : words.by(by), device === '' ? '' : label(device), address];
  const where = told.filter((part) => part !== '');
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer items-start gap-3 py-3">
          <span
            className={classNames(
              'grid size-9 shrink-0 place-items-center rounded-full',
              isAlarming ? 'bg-warning-soft text-warning' : 'bg-sunken text-muted',
            )}
          >
            <Icon shape={isAlarming ? ShieldAlert : iconOf(act)} size={18} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-medium wrap-anywhere">{words.acts[act]}</span>
            <span className="figures block text-small wrap-anywhere text-muted">
              <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
              {where.map((part) => ` · ${part}`)}
            </span>
          </span>
          <DisclosureSign className="mt-2 text-muted" />
        </summary>
        <div className="flex gap-3 pb-4">
          <span aria-hidden="true" className="size-9 shrink-0" />
          <dl className="grid min-w-0 flex-1 gap-2 text-small">
            <Fact name={words.entry}>{`#${sequence}`}</Fact>
            <Fact name={words.hash}>{hash}</Fact>
            <Fact name={words.device}>{device === '' ? words.unknown : device}</Fact>
            <Fact name={words.address}>{address === '' ? words.unknown : address}</Fact>
          </dl>
        </div>
      </details>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </div>
  );
}

const alarming: ReadonlySet<SecurityAct> = new Set([
  'sign-in-failed',
  'sign-in-held-up',
  'step-up-failed',
  'recovery-code-used',
  'sign-in-refused',
]);

function iconOf(act: SecurityAct): IconShape {
  if (act === 'signed-in') return LogIn;
  if (act === 'signed-out' || act.startsWith('session') || act === 'other-sessions-ended') {
    return LogOut;
  }
  if (act.startsWith('password') || act.startsWith('passkey')) return KeyRound;
  return act.endsWith('-changed') ? SlidersHorizontal : ShieldCheck;
}
