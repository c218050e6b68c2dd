import { ArrowRight, Bell, Download, Plus, Trash2 } from 'lucide-react';
import { Button, type ButtonSize, type ButtonTone } from '../parts/button.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { TextButton, TextLink } from '../parts/text-link.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const tones: readonly ButtonTone[] = ['primary', 'secondary', 'quiet', 'danger'];
const sizes: readonly ButtonSize[] = ['medium', 'small'];

const names: Record<ButtonTone, string> = {
  primary: 'Send $250.00',
  secondary: 'Download',
  quiet: 'View all',
  danger: 'Freeze card',
};

/** Every kind, size and state. */
export function Buttons() {
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
