import { CreditCard, Ellipsis, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../parts/menu.tsx';
import { Popover } from '../parts/popover.tsx';
import { TextField } from '../parts/text-field.tsx';
import { showToast } from '../parts/toast.tsx';
import { Specimen, Specimens } from './specimen.tsx';

type Size = 'small' | 'medium' | 'large';

/** The layers above the page; dialogs are sheets on phones. */
export function Overlays() {
  const [open, setOpen] = useState<Size | 'long' | 'firm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Specimens>
      <Specimen name="Dialogs; on phones sheets" className="flex flex-wrap gap-2">
        {(['small', 'medium', 'large'] as const).map((size) => (
          <Button key={size} tone="secondary" size="small" onClick={() => setOpen(size)}>
            Open {size}
          </Button>
        ))}
        <Button tone="secondary" size="small" onClick={() => setOpen('long')}>
          Open a long one
        </Button>
        <Button tone="secondary" size="small" onClick={() => setOpen('firm')}>
          Open one that asks
        </Button>
        <Dialog
          open={open === 'small' || open === 'medium' || open === 'large'}
          onOpenChange={close}
          title="Rename account"
          description="Only you see this name."
          size={open === 'small' || open === 'large' ? open : 'medium'}
          footer={
            <>
              <Button tone="secondary" onClick={close}>
                Cancel
              </Button>
              <Button onClick={close}>Save</Button>
            </>
          }
        >
          <TextField label="Name" defaultValue="Everyday checking" />
        </Dialog>
        <Dialog open={open === 'long'} onOpenChange={close} title="Terms of the account">
          <div className="grid gap-4">
            {Array.from({ length: 12 }, (_, index) => (
              <p key={index}>
                {index + 1}. What is said here stands for the paragraph of an agreement, long enough
                to make the dialog scroll under its heading.
              </p>
            ))}
          </div>
        </Dialog>
        <Dialog
          open={open === 'firm'}
          onOpenChange={close}
          dismissible={false}
          size="small"
          title="Freeze this card?"
          description="Purchases are declined until you unfreeze it."
          footer={
            <>
              <Button tone="secondary" onClick={close}>
                Keep it on
              </Button>
              <Button tone="danger" onClick={close}>
                Freeze card
              </Button>
            </>
          }
        />
      </Specimen>
      <Specimen name="Menu and popover" className="flex flex-wrap items-center gap-2">
        <Menu
          heading={<p className="text-small font-semibold">Avery Quinn</p>}
          trigger={<IconButton icon={Ellipsis} label="Open the menu" />}
        >
          <MenuItem icon={Settings} onSelect={() => undefined}>
            Settings
          </MenuItem>
          <MenuItem icon={CreditCard} disabled onSelect={() => undefined}>
            Not yet possible
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={LogOut} onSelect={() => undefined}>
            Log out
          </MenuItem>
        </Menu>
        <Menu
          align="start"
          trigger={
            <Button tone="secondary" size="small">
              Open a menu of choices
            </Button>
          }
        >
          <MenuChoices
            value="month"
            choices={[
              { value: 'week', label: 'Every week', mark: <Icon shape={CreditCard} size={18} /> },
              { value: 'month', label: 'Every month', mark: <Icon shape={CreditCard} size={18} /> },
            ]}
            onChoose={() => undefined}
          />
        </Menu>
        <Popover
          align="start"
          title="How it adds up"
          trigger={
            <Button tone="secondary" size="small">
              Open a popover
            </Button>
          }
        >
          <p className="text-small text-muted">$4,500.00 less $289.45 that is on hold.</p>
        </Popover>
      </Specimen>
      <Specimen name="Toasts" className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="small"
          onClick={() => showToast({ title: 'Copied', description: 'TXN-7Q2M4K' })}
        >
          Say something
        </Button>
        <Button
          tone="secondary"
          size="small"
          onClick={() =>
            showToast({
              tone: 'positive',
              title: 'Recipient removed',
              action: { label: 'Undo', onSelect: () => undefined },
            })
          }
        >
          With a way back
        </Button>
        <Button
          tone="secondary"
          size="small"
          onClick={() =>
            showToast({
              tone: 'danger',
              title: 'Not saved',
              description: 'The bank did not answer. Try again in a minute.',
            })
          }
        >
          That something failed
        </Button>
      </Specimen>
    </Specimens>
  );
}
