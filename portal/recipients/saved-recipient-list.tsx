import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import {
  addRecipient,
  lookAlikeOfNameQuery,
  recipientsQuery,
  refreshRecipients,
  renameRecipient,
} from './queries.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { SavedList, SavedRow } from '../saved-names/saved-row.tsx';
import { savedNameWords } from '../saved-names/words.ts';
import {
  type AddressDraft,
  addressProblems,
  emptyAddress,
  howReached,
  typedRecipient,
} from '../payments/address.ts';
import { transferWords } from '../payments/words.ts';
import { savedRecipientWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { RecipientSearch, recipientsLike } from './recipient-search.tsx';
import type { NewRecipientInput, Recipient } from '#contract/recipients/recipients.ts';
import { bank } from '../bank-client/bank-client.ts';
import { showToast } from '../design-system/parts/toast.tsx';
import { holdBack, release, sendHeld } from './held-removals.ts';
import { partsWords } from '../design-system/words.ts';
import { useExplainNotDone } from '../language/refusals.ts';
import { type AddressKind, addressMaxLengths } from '#contract/payments/address-fields.ts';
import { Face } from '../design-system/faces/face.tsx';
import { isRefusal } from '../bank-client/refusals.ts';
import { formatDate } from '../language/format.ts';
import { CardOrDialog, type MaybeDialog } from '../navigation/place-dialog.tsx';
import { SegmentedControl } from '../design-system/parts/segmented-control.tsx';
import type { Reading } from '../forms/form-state.ts';
import { useBankForm } from '../forms/use-bank-form.ts';
import { AddressFields, useBankLookUp } from '../payments/address-fields.tsx';
import { AddForm } from '../saved-names/add-form.tsx';
import { TypedNameCheck } from './typed-name-check.tsx';

/** As many as are read at a glance; the rest is found by search, or shown on request. */
const shownInitially = 50;

/** All recipients of the member: rename, remove, add (R-T1). */
export default function SavedRecipients(asked: MaybeDialog) {
  const words = useWords(savedRecipientWords);
  return (
    <CardOrDialog {...asked} id="saved-recipients" place="recipients" words={words}>
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

type Draft = AddressDraft & { readonly kind: AddressKind };

const empty: Draft = { ...emptyAddress, kind: 'zelle' };

function NewRecipient({ onAdded }: { onAdded: (name: string) => void }) {
  const words = useWords(savedRecipientWords);
  const { faults } = useWords(transferWords);
  const form = useBankForm({
    procedure: {
      ...addRecipient,
      onSuccess: (_, __, ___, { client }) => refreshRecipients(client),
    },
    keyed: true,
    start: empty,
    read: (): Reading<Draft, { recipient: NewRecipientInput }, never> => ({
      request: { recipient },
    }),
    at: (refusal) =>
      Object.fromEntries(
        addressProblems(refusal).map(({ field, fault }) => [field, faults[fault]]),
      ),
    standing: () => ({}),
    next: ({ kind: chosen }) => ({ ...empty, kind: chosen }),
    done: ({ name }) => onAdded(name),
  });
  const { kind } = form.draft;
  const { data: lookedUp } = useBankLookUp(form.draft);
  const bankName = form.draft.bankName || (lookedUp ?? '');
  const recipient = typedRecipient(kind, form.draft, bankName);
  return (
    <AddForm form={form} words={words}>
      <SegmentedControl
        label={words.kind}
        value={kind}
        onValueChange={(chosen) => form.change({ kind: chosen })}
        choices={[
          { value: 'zelle', label: words.kinds.zelle },
          { value: 'external', label: words.kinds.external },
        ]}
      />
      <AddressFields
        kind={kind}
        control={(field) =>
          field === 'bankName' ? { ...form.value(field), value: bankName } : form.value(field)
        }
        words={{ name: words.name }}
      />
      <TypedNameCheck recipient={recipient} onUseName={(name) => form.change({ name })} />
    </AddForm>
  );
}
