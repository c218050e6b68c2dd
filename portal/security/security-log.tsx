import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { ShowMore } from '../design-system/composed/show-more.tsx';
import { EmptyState } from '../design-system/parts/states.tsx';
import { securityLogQuery } from './queries.ts';
import { securityCenterWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { LoadedPart } from '../design-system/composed/loaded-part.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { LogEntry } from './log-entry.tsx';

/** What happened to the member's safety, as the bank's audit holds it. */
export function SecurityLog() {
  const words = useWords(securityCenterWords).log;
  const query = useInfiniteQuery(securityLogQuery);
  return (
    <SettingsSection id="security-log" heading={words.heading} detail={words.detail}>
      <LoadedPart query={query} words={words}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) {
            return (
              <EmptyState icon={ScrollText} title={words.empty}>
                {words.emptyDetail}
              </EmptyState>
            );
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
