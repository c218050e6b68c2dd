import { useRef } from 'react';
import type { Opened } from '#contract/products/products.ts';
import { Detail, DetailList, NameWithDetail } from '../design-system/composed/detail-list.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { DialogActions } from '../design-system/parts/dialog-actions.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { useFocusInPlace } from '../design-system/parts/focus.ts';
import { formatDate } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import { productsWords } from './words.ts';

interface OpenedAccountProps {
  opened: Opened;
  onAnother: () => void;
  onDone: () => void;
}

/** The receipt of an account that was opened. */
export function OpenedAccount({ opened, onAnother, onDone }: OpenedAccountProps) {
  const words = useWords(productsWords).opened;
  const said = useRef<HTMLDivElement>(null);
  useFocusInPlace(() => said.current?.focus());
  const { account, amount, reference, openedOn } = opened;
  const { name, officialName, number, maturesOn } = account;
  return (
    <div className="grid gap-5">
      <Banner ref={said} role="status" tone="positive">
        {words.heading}
      </Banner>
      <DetailList>
        <Detail label={words.account}>
          <NameWithDetail name={name} detail={name === officialName ? null : officialName} />
        </Detail>
        <Detail label={words.number}>
          <span className="figures">{number}</span>
        </Detail>
        <Detail label={words.amount}>
          <Money amount={amount} />
        </Detail>
        <Detail label={words.openedOn}>{formatDate(openedOn)}</Detail>
        {maturesOn !== null && <Detail label={words.maturesOn}>{formatDate(maturesOn)}</Detail>}
        <Detail label={words.reference}>
          <span className="figures">{reference}</span>
        </Detail>
      </DetailList>
      <DialogActions>
        <Button tone="quiet" onClick={onAnother}>
          {words.another}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </DialogActions>
    </div>
  );
}
