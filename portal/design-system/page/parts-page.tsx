import { useState } from 'react';
import { BrandMark } from '../parts/brand-mark.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { SegmentedControl } from '../parts/segmented-control.tsx';
import { SkipLink } from '../parts/text-link.tsx';
import { appearances, type Appearance, useAppearance } from '../../browser/appearance.ts';
import { Sections, sections } from './sections.tsx';

type View = 'page' | 'themes' | 'phones';

const views: Record<View, string> = { page: 'Page', themes: 'Both themes', phones: 'Phones' };
const themes: Record<Appearance, string> = { system: 'Device', light: 'Light', dark: 'Dark' };

/** Every part of the portal on one page: as wide as the window, in both themes at once, or on two phones. */
export function PartsPage() {
  const [view, setView] = useState<View>('page');
  const [appearance, setAppearance] = useAppearance();
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-20 border-b border-line bg-surface">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-6 py-3">
          <p className="flex items-center gap-3 text-lead font-bold">
            <BrandMark size={32} />
            Passbook parts
          </p>
          <div className="flex flex-wrap items-center gap-3 lg:ml-auto">
            <LanguageSwitch />
            <SegmentedControl
              label="View"
              labelHidden
              value={view}
              onValueChange={setView}
              choices={(Object.keys(views) as View[]).map((value) => ({
                value,
                label: views[value],
              }))}
            />
            <SegmentedControl
              label="Theme"
              labelHidden
              value={appearance}
              onValueChange={setAppearance}
              choices={appearances.map((value) => ({ value, label: themes[value] }))}
            />
          </div>
        </div>
      </header>
      {view === 'page' ? <Page /> : <Frames isPhone={view === 'phones'} />}
    </>
  );
}

function Page() {
  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label="Parts" className="max-lg:hidden">
        <ul className="sticky top-20 grid gap-0.5 px-3 py-6">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block rounded-small px-3 py-1.5 text-small font-medium text-muted hover:bg-sunken hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Sections />
    </div>
  );
}

function Frames({ isPhone }: { isPhone: boolean }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className={
        isPhone
          ? 'flex flex-wrap justify-center gap-8 p-8'
          : 'grid h-dvh grid-cols-2 gap-px bg-line'
      }
    >
      {['light', 'dark'].map((theme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this page itself
        <iframe
          key={theme}
          title={`The parts in the ${theme} theme`}
          src={`?theme=${theme}`}
          className={
            isPhone
              ? 'h-211 w-97.5 rounded-sheet border border-control shadow-floating'
              : 'size-full'
          }
        />
      ))}
    </main>
  );
}
