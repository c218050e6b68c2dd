import type { ReactNode } from 'react';
import { ScreenHeading } from '../parts/headings.tsx';
import { Buttons } from './buttons.tsx';
import { Charts } from './charts.tsx';
import { Choices } from './choices.tsx';
import { Colours } from './colours.tsx';
import { Fields } from './fields.tsx';
import { Figures } from './figures.tsx';
import { Foundations } from './foundations.tsx';
import { Icons } from './icons.tsx';
import { Lists } from './lists.tsx';
import { Overlays } from './overlays.tsx';
import { Section } from './specimen.tsx';
import { States } from './states-section.tsx';
import { Surfaces } from './surfaces.tsx';

export const sections: readonly { id: string; title: string; content: ReactNode }[] = [
  { id: 'colours', title: 'Colours', content: <Colours /> },
  { id: 'foundations', title: 'Type, space, shape', content: <Foundations /> },
  { id: 'buttons', title: 'Buttons', content: <Buttons /> },
  { id: 'fields', title: 'Fields', content: <Fields /> },
  { id: 'choices', title: 'Choices', content: <Choices /> },
  { id: 'figures', title: 'Money, badges, chips', content: <Figures /> },
  { id: 'surfaces', title: 'Cards and banners', content: <Surfaces /> },
  { id: 'overlays', title: 'Dialogs, menus, toasts', content: <Overlays /> },
  { id: 'lists', title: 'Lists', content: <Lists /> },
  { id: 'charts', title: 'Charts', content: <Charts /> },
  { id: 'states', title: 'Loading, empty, failed', content: <States /> },
  { id: 'icons', title: 'Icons and marks', content: <Icons /> },
];

/** All sections, in their order. */
export function Sections() {
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-300 grid-cols-1 gap-16 px-4 py-8 sm:px-8 sm:py-10"
    >
      <ScreenHeading detail="Every colour, control and chart of the portal, in the states it can be in.">
        The parts of Passbook
      </ScreenHeading>
      {sections.map(({ id, title, content }) => (
        <Section key={id} id={id} title={title}>
          {content}
        </Section>
      ))}
    </main>
  );
}
