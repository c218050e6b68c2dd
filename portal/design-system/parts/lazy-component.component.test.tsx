import { type ComponentType, Suspense, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { lazyComponent, lazyDialog } from './lazy-component.tsx';
import { ToastRegion } from './toast.tsx';

/** A chunk that cannot be fetched until the network is there. */
function chunkOf<Props>(component: ComponentType<Props>) {
  const network = { isThere: false };
  const load = () =>
    network.isThere
      ? Promise.resolve({ default: component })
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  return { network, load };
}

test('a part that could not be fetched says nothing, and comes when the connection is back', async () => {
  const { network, load } = chunkOf(() => <p>The balance over time</p>);
  const Part = lazyComponent(load);
  show(
    <Suspense fallback={<p>Loading</p>}>
      <Part />
      <ToastRegion />
    </Suspense>,
  );
  await expect.element(page.getByText('Loading')).not.toBeInTheDocument();
  expect(page.getByText('The balance over time').query()).toBeNull();
  expect(page.getByText('This could not be loaded').query()).toBeNull();
  network.isThere = true;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The balance over time')).toBeVisible();
});

test('a dialog that could not be fetched says so, closes, and opens when it is asked for again', async () => {
  const { network, load } = chunkOf(({ open }: DialogProps) => (open ? <p>Your cards</p> : null));
  const Dialog = lazyDialog(load);
  show(<Asked dialog={Dialog} />);
  const ask = page.getByRole('button', { name: 'Open' });
  await ask.click();
  await expect.element(page.getByText('This could not be loaded').first()).toBeInTheDocument();
  await expect.element(page.getByText('It is closed')).toBeVisible();
  network.isThere = true;
  await ask.click();
  await expect.element(page.getByText('Your cards')).toBeVisible();
});

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Asked({ dialog: Dialog }: { dialog: ComponentType<DialogProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <p>{open ? 'It is open' : 'It is closed'}</p>
      <Dialog open={open} onOpenChange={setOpen} />
      <ToastRegion />
    </>
  );
}
