import type { ReactNode } from 'react';
import { ScreenHeading } from '../parts/headings.tsx';
import { Charts } from './charts.tsx';
import { Choices } from './choices.tsx';
import { Colours } from './colours.tsx';
import { Fields } from './fields.tsx';
import { Figures } from './figures.tsx';
import { Foundations } from './foundations.tsx';
import { Icons } from './icons.tsx';
import { Lists } from './lists.tsx';
import { Overlays } from './overlays.tsx';
import { Section, Specimen, Specimens } from './specimen.tsx';
import { Surfaces } from './surfaces.tsx';
import { ArrowRight, Bell, Download, Plus, ReceiptText, Trash2 } from 'lucide-react';
import { Button, type ButtonSize, type ButtonTone, Spinner } from '../parts/button.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../parts/states.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { TextButton, TextLink } from '../parts/text-link.tsx';

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
      <ScreenHeading>The parts of Passbook</ScreenHeading>
      {sections.map(({ id, title, content }) => (
        <Section key={id} id={id} title={title}>
          {content}
        </Section>
      ))}
    </main>
  );
}

function States() {
  return (
    <Specimens>
      <Specimen name="Loading: nothing for 150 ms, then the real layout">
        <Loading label="Loading accounts">
          <div className="grid gap-5">
            {['w-40', 'w-56', 'w-32'].map((width) => (
              <div key={width} className="flex items-center gap-3">
                <Skeleton className="size-10 rounded-full" />
                <div className="grid flex-1 gap-2">
                  <Skeleton className={`h-4 ${width} max-w-full`} />
                  <Skeleton className="h-3 w-24" />
                </div>
                <Skeleton className="h-4 w-16" />
              </div>
            ))}
          </div>
        </Loading>
      </Specimen>
      <Specimen name="Under way, inside a control" className="flex items-center gap-3 text-brand">
        <Spinner />
      </Specimen>
      <Specimen name="Empty">
        <EmptyState
          icon={ReceiptText}
          title="No statements yet"
          detail="Your first one comes on December 1."
          action={<Button size="small">Go paperless</Button>}
        />
      </Specimen>
      <Specimen name="Failed">
        <ErrorState
          title="Your accounts cannot be shown"
          reference="REF-7Q2M4K"
          onRetry={() => undefined}
        >
          The bank did not answer. No money moved. Try again in a minute.
        </ErrorState>
      </Specimen>
    </Specimens>
  );
}

const tones: readonly ButtonTone[] = ['primary', 'secondary', 'quiet', 'danger'];
const sizes: readonly ButtonSize[] = ['medium', 'small'];

const names: Record<ButtonTone, string> = {
  primary: 'Send $250.00',
  secondary: 'Download',
  quiet: 'View all',
  danger: 'Freeze card',
};

function Buttons() {
  return (
    <>
      <Specimens>
        {tones.map((tone) => (
          <Specimen key={tone} name={tone} className="grid gap-4">
            {sizes.map((size) => (
              <div key={size} className="flex flex-wrap items-center gap-3">
                <Button tone={tone} size={size}>
                  {names[tone]}
                </Button>
                <Button tone={tone} size={size} icon={tone === 'danger' ? Trash2 : ArrowRight}>
                  With icon
                </Button>
                <Button tone={tone} size={size} busy>
                  Sending…
                </Button>
                <Button tone={tone} size={size} disabled>
                  Disabled
                </Button>
              </div>
            ))}
          </Specimen>
        ))}
      </Specimens>
      <Specimens>
        <Specimen
          name="Icon buttons: plain, with a count, pressed, busy, disabled"
          className="flex flex-wrap gap-2"
        >
          <IconButton icon={Plus} label="Add" />
          <IconButton icon={Bell} label="Notifications, 3 unread" count={3} />
          <IconButton icon={Bell} label="Notifications, 99+ unread" count={128} />
          <IconButton icon={Bell} label="Open notifications" aria-expanded />
          <IconButton icon={Download} label="Preparing" busy />
          <IconButton icon={Trash2} label="Remove" disabled />
        </Specimen>
        <Specimen name="Copies, and says so" className="flex flex-wrap items-center gap-3">
          <CopyButton text="130014267" />
        </Specimen>
        <Specimen name="Wide, with a long label in Spanish" className="max-w-80">
          <Button wide>Enviar la transferencia programada a la cuenta de ahorros de Ana</Button>
        </Specimen>
        <Specimen name="Links and buttons that read like one" className="text-body">
          See the <TextLink to="/">terms of the account</TextLink>, or{' '}
          <TextButton onClick={() => undefined}>ask us</TextButton>.
        </Specimen>
      </Specimens>
    </>
  );
}
