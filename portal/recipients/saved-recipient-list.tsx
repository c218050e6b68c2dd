import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import {
  lookAlikeOfNameQuery,
  recipientsQuery,
  refreshRecipients,
  renameRecipient,
} from './queries.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { SavedList, SavedRow } from '../saved-names/saved-row.tsx';
import { savedNameWords } from '../saved-names/words.ts';
import { howReached } from '../payments/address.ts';
import { transferWords } from '../payments/words.ts';
import { savedRecipientWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { NewRecipient } from './new-recipient.tsx';
import { RecipientSearch, recipientsLike } from './recipient-search.tsx';
import type { Recipient } from '#contract/recipients/recipients.ts';
import { bank } from '../bank-client/bank-client.ts';
import { showToast } from '../design-system/parts/toast.tsx';
import { holdBack, release, sendHeld } from './held-removals.ts';
import { partsWords } from '../design-system/words.ts';
import { useExplainNotDone } from '../language/refusals.ts';
import { addressMaxLengths } from '#contract/payments/address-fields.ts';
import { Face } from '../design-system/faces/face.tsx';
import { isRefusal } from '../bank-client/refusals.ts';
import { formatDate } from '../language/format.ts';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';

/** As many as are read at a glance; the rest is found by search, or shown on request. */
const shownInitially = 50;

/** All recipients of the member: rename, remove, add (R-T1). */
export default function SavedRecipients(asked: MaybeDialog) {
  const words = useWords(savedRecipientWords);
  return (
    <CardOrDialog
      {...asked}
      id="saved-recipients"
      place="recipients"
      words={words}
      className="max-w-180"
    >
      <SavedRecipientList />
    </CardOrDialog>
  );
}

function SavedRecipientList() {
  const words = useWords(savedRecipientWords);
  const said = useWords(savedNameWords);
  const query = useQuery(recipientsQuery);
  const remove = useRemoval();
  const head = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');
  const [sought, setSought] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-40" />}>
      {(saved) => {
        const found = recipientsLike(saved, sought);
        const shown = showsAll ? found : found.slice(0, shownInitially);
        return (
          <SavedList
            heading={words.heading}
            head={head}
            news={news}
            empty={saved.length === 0 ? words.empty : undefined}
            form={<NewRecipient onAdded={(name) => setNews(said.added(name))} />}
          >
            <RecipientSearch
              sought={sought}
              onSought={setSought}
              total={saved.length}
              found={found.length}
            />
            <ul className="divide-y divide-line">
              {shown.map((recipient) => (
                <RecipientRow
                  key={recipient.id}
                  recipient={recipient}
                  onRenamed={(name) => setNews(said.renamed(name))}
                  onRemove={() => {
                    remove(recipient);
                    // The toast says it.
                    setNews('');
                    head.current?.focus();
                  }}
                />
              ))}
            </ul>
            {shown.length < found.length && (
              <Button
                tone="secondary"
                size="small"
                onClick={() => setShowsAll(true)}
                className="justify-self-center"
              >
                {words.showAll(found.length)}
              </Button>
            )}
          </SavedList>
        );
      }}
    </Loaded>
  );
}

/**
 * Takes a saved recipient off the list at once, and off the bank's when the toast with `Undo` is gone
 * (docs/decisions/0012-undo.md). After a refusal of the bank it is back on the list.
 */
function useRemoval(): (recipient: Recipient) => void {
  const words = useWords(savedRecipientWords);
  const { removed } = useWords(savedNameWords);
  const { undo } = useWords(partsWords);
  const explain = useExplainNotDone();
  const queries = useQueryClient();
  return ({ id, name }) => {
    holdBack(id, async () => {
      try {
        await (await bank()).recipients.remove({ id });
      } catch (error) {
        const { title, detail } = explain(words.notRemoved(name), error);
        showToast({ tone: 'danger', title, description: detail });
      }
    });
    queries.setQueryData(recipientsQuery.queryKey, (shown) =>
      shown?.filter((one) => one.id !== id),
    );
    showToast({
      title: removed(name),
      action: {
        label: undo,
        onSelect: () => {
          release(id);
          void refreshRecipients(queries);
        },
      },
      onGone: () => void sendHeld(id).then(() => refreshRecipients(queries)),
    });
  };
}

interface RecipientRowProps {
  recipient: Recipient;
  onRenamed: (name: string) => void;
  onRemove: () => void;
}

const list = {
  rename: renameRecipient,
  queryKey: recipientsQuery.queryKey,
  reload: refreshRecipients,
  nameMaxLength: addressMaxLengths.name,
  lookAlikeQuery: lookAlikeOfNameQuery,
};

/** A saved recipient (R-E4), and its actions. */
function RecipientRow({ recipient, onRenamed, onRemove }: RecipientRowProps) {
  const words = useWords(savedRecipientWords);
  const { form } = useWords(transferWords);
  const { nameWrong } = useWords(savedNameWords);
  const { kind, name, lastTransfer } = recipient;
  const faultOf = (error: unknown) => {
    if (isRefusal(error, 'RECIPIENT_NAME_WRONG')) return nameWrong;
    return isRefusal(error, 'RECIPIENT_NAME_TAKEN') ? words.nameTaken : undefined;
  };
  return (
    <SavedRow
      list={list}
      saved={recipient}
      face={<Face kind="person" name={name} />}
      removeLabel={words.removeOf(name)}
      faultOf={faultOf}
      onRenamed={onRenamed}
      onRemove={onRemove}
    >
      <p className="figures text-small wrap-anywhere text-muted">
        {words.detail(words.kinds[kind], howReached(recipient, form) ?? '')}
      </p>
      <p className="text-caption text-muted">
        {lastTransfer === null ? form.never : form.lastTransfer(formatDate(lastTransfer))}
      </p>
    </SavedRow>
  );
}
