import { CircleAlert, CircleCheck } from 'lucide-react';
import type { SafetyMeasure, SecurityScore } from '#contract/settings/settings.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { formatCount } from '../language/format.ts';
import { settingsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { useTabs } from '../navigation/tabs.ts';
import { placeOfPart, type SettingsPart } from './settings-parts.ts';
import { SettingsSection } from './settings-section.tsx';

const partOf: Record<SafetyMeasure, SettingsPart> = {
  'two-factor': 'sign-in-ways',
  'own-factor': 'sign-in-ways',
  'recovery-codes': 'sign-in-ways',
  'auto-logout': 'security',
  'security-notices': 'notifications',
  'account-notices': 'notifications',
  contact: 'profile',
  password: 'security',
  'first-payment-delay': 'security',
};

/** The safety score of the settings, its parts, and the steps that would raise it (R-P7). */
export function ScoreCard({ score }: { score: SecurityScore }) {
  const words = useWords(settingsWords).score;
  const { openPlace } = useTabs();
  const { measures } = score;
  const couldRise = measures.filter(({ gives, couldGive }) => gives < couldGive);
  return (
    <SettingsSection id="security-score" heading={words.heading}>
      <div className="grid items-center gap-x-8 gap-y-5 py-5 sm:max-xl:grid-cols-[11rem_minmax(0,1fr)]">
        <Ring score={score} />
        <ul aria-label={words.gives} className="grid gap-2 text-small">
          {measures.map(({ measure, gives, couldGive }) => (
            <li key={measure} className="flex items-center gap-2">
              <Icon
                shape={gives === couldGive ? CircleCheck : CircleAlert}
                size={16}
                className={gives === couldGive ? 'text-positive' : 'text-warning'}
              />
              <span className="min-w-0 flex-1">{words.measures[measure].name}</span>{' '}
              <span className="figures text-muted">{words.points(gives, couldGive)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="py-5 text-small">
        <h3 className="font-semibold">{words.raises}</h3>
        {couldRise.length === 0 ? (
          <p className="mt-1 text-muted">{words.complete}</p>
        ) : (
          <ul className="mt-1.5 grid gap-3 text-muted">
            {couldRise.map(({ measure }) => (
              <li key={measure}>
                <TextButton
                  onClick={() => openPlace(placeOfPart[partOf[measure]], { part: partOf[measure] })}
                >
                  {words.measures[measure].name}
                </TextButton>
                <p>{words.measures[measure].raise}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </SettingsSection>
  );
}

/** The score in a few words, and the way to its parts. */
export function ScoreSummary({ score }: { score: SecurityScore }) {
  const words = useWords(settingsWords).score;
  const { openPlace } = useTabs();
  const couldRise = score.measures.some(({ gives, couldGive }) => gives < couldGive);
  return (
    <SettingsSection id="security-score" heading={words.heading}>
      <div className="grid justify-items-center gap-4 py-5">
        <Ring score={score} />
        <TextButton onClick={() => openPlace('security')}>
          {couldRise ? words.raises : words.gives}
        </TextButton>
      </div>
    </SettingsSection>
  );
}

function Ring({ score: { percent, grade } }: { score: SecurityScore }) {
  const words = useWords(settingsWords).score;
  return (
    <div
      role="meter"
      aria-label={words.heading}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words.meter(percent, words.grades[grade])}
      className="relative mx-auto w-headline max-w-full"
    >
      <svg viewBox="0 0 40 40" aria-hidden="true" className="-rotate-90">
        <circle cx="20" cy="20" r="18" fill="none" strokeWidth="3" className="stroke-sunken" />
        <circle
          cx="20"
          cy="20"
          r="18"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          className="stroke-brand transition-[stroke-dasharray] duration-(--duration-calm)"
        />
      </svg>
      <p className="absolute inset-0 grid place-content-center text-center">
        <span className="figures text-heading font-bold">{formatCount(percent)}%</span>{' '}
        <span className="text-small font-semibold">{words.grades[grade]}</span>
      </p>
    </div>
  );
}
