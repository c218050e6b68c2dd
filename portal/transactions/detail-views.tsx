import { ArrowDown, ArrowUp, MessageCircle, Repeat, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { TransactionId } from '#contract/text/ids.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { useBackCloses } from '../design-system/parts/back-closes.ts';
import { Disclosure } from '../design-system/parts/disclosure.tsx';
import { Dialog } from '../design-system/parts/dialog.tsx';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { supportInputId, useSupportChat } from '../navigation/support-chat.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { DisputePart } from '../disputes/dispute-part.tsx';
import { useEscape } from './use-escape.ts';
import { changeShown } from './queries.ts';
import { FilingPart } from './filing/filing-part.tsx';
import { NotePart } from './notes/note-part.tsx';
import { ReceiptsPart } from '../receipts/receipts-part.tsx';
import { TransactionAmount, TransactionFacts } from './transaction-facts.tsx';
import { ActionRow } from '../design-system/composed/action-row.tsx';
import { May } from '../queries/session.ts';
import { Button } from '../design-system/parts/button.tsx';
import { useTabs } from '../navigation/tabs.ts';
import { supportWords } from '../support/words.ts';
import { Detail, DetailList } from '../design-system/composed/detail-list.tsx';
import { storyWords } from './story/words.ts';

interface DetailViewProps {
  transaction: Transaction;
  /** Its neighbours in the list, as far as that is loaded. */
  newer: Transaction | undefined;
  older: Transaction | undefined;
  onGoTo: (id: TransactionId) => void;
  onClose: () => void;
}

/** The id of the details beside the list; there while they are open. */
export const detailPanelId = 'transaction-details';

/** The details beside the list. Takes the focus when it opens; Escape and the browser's Back close it. */
export function DetailPanel({ transaction, newer, older, onGoTo, onClose }: DetailViewProps) {
  const { one: words } = useWords(transactionsWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEscape(onClose);
  useBackCloses(true, true, onClose);
  return (
    <section
      id={detailPanelId}
      aria-label={words.label}
      className="sticky top-20 flex max-h-[calc(100dvh-11rem)] flex-col overflow-hidden rounded-card border border-line bg-raised shadow-low"
    >
      <div className="flex items-center border-b border-line p-2 pl-3">
        <Ways transaction={transaction} newer={newer} older={older} onGoTo={onGoTo} />
        <IconButton icon={X} label={words.close} onClick={onClose} />
      </div>
      <div className="grid min-h-0 flex-1 gap-4 overflow-y-auto overscroll-contain p-5">
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-lead font-semibold wrap-anywhere outline-none"
        >
          {transaction.description}
        </h2>
        <DetailBody key={transaction.id} transaction={transaction} />
      </div>
    </section>
  );
}

interface DetailSheetProps extends DetailViewProps {
  open: boolean;
  finalFocus: () => HTMLElement | null;
}

/** The details above the list; on a phone from below. */
export function DetailSheet({ open, finalFocus, onClose, ...detail }: DetailSheetProps) {
  const { transaction, newer, older } = detail;
  const leadsOn = newer ?? older ?? transaction.transferId;
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={transaction.description}
      footer={leadsOn && <Ways {...detail} />}
      initialFocus={body}
      // Where it closes because the chat opens, the focus is the chat's.
      finalFocus={() => document.getElementById(supportInputId) ?? finalFocus()}
    >
      {/* A keyboard scrolls what has the focus. */}
      <div ref={body} tabIndex={-1} className="outline-none">
        <DetailBody key={transaction.id} transaction={transaction} onLeave={onClose} />
      </div>
    </Dialog>
  );
}

interface DetailBodyProps {
  transaction: Transaction;
  /** Called before another screen or the chat opens. */
  onLeave?: () => void;
}

/** The amount, a row of what the member can do, and then the facts. */
function DetailBody({ transaction, onLeave }: DetailBodyProps) {
  return (
    <div className="grid gap-4">
      <TransactionAmount transaction={transaction} />
      <ActionRow>
        <FilingPart transaction={transaction} />
        <NotePart transaction={transaction} />
        <May area="manage">
          <ReceiptsPart transaction={transaction.id} />
        </May>
        <DisputePart transaction={transaction} changeShown={changeShown} />
      </ActionRow>
      <TransactionFacts transaction={transaction} onLeave={onLeave} />
      <TechnicalDetails transaction={transaction} />
      <May area="conversation">
        <AskButton transaction={transaction} {...(onLeave && { onAsk: onLeave })} />
      </May>
    </div>
  );
}

function Ways({ transaction, newer, older, onGoTo }: Omit<DetailViewProps, 'onClose'>) {
  const { one: words } = useWords(transactionsWords);
  return (
    <div className="flex min-w-0 flex-1 items-center">
      {(newer ?? older) && (
        <>
          <WayTo icon={ArrowUp} label={words.previous} to={newer} onGoTo={onGoTo} />
          <WayTo icon={ArrowDown} label={words.next} to={older} onGoTo={onGoTo} />
        </>
      )}
      {transaction.transferId !== null && (
        <May area="move">
          <RepeatButton transactionId={transaction.id} />
        </May>
      )}
    </div>
  );
}

interface WayToProps {
  icon: typeof ArrowUp;
  label: string;
  to: Transaction | undefined;
  onGoTo: (id: TransactionId) => void;
}

function WayTo({ icon, label, to, onGoTo }: WayToProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => to && onGoTo(to.id)}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
    />
  );
}

function RepeatButton({ transactionId }: { transactionId: TransactionId }) {
  const { one: words } = useWords(transactionsWords);
  const { openTab } = useTabs();
  return (
    <Button
      tone="secondary"
      size="small"
      icon={Repeat}
      className="ml-auto"
      onClick={() => openTab('transfer', { repeat: transactionId })}
    >
      {words.repeat}
    </Button>
  );
}

interface AskButtonProps {
  transaction: Transaction;
  /** Called before the chat opens. */
  onAsk?: () => void;
}

/** Opens the support chat with a message about this transaction. Nothing is sent yet (R-C1). */
function AskButton({ transaction, onAsk }: AskButtonProps) {
  const { askAbout } = useWords(supportWords);
  const { open } = useSupportChat();
  const { id, description, amount, type } = transaction;
  return (
    <Button
      tone="quiet"
      size="small"
      icon={MessageCircle}
      className="-ml-3.5 justify-self-start"
      onClick={() => {
        onAsk?.();
        open({ id, description, amount, type });
      }}
    >
      {askAbout}
    </Button>
  );
}

/** The identifiers of a transaction for the bank and its staff, collapsed by default. */
function TechnicalDetails({ transaction }: { transaction: Transaction }) {
  const { one: words } = useWords(transactionsWords);
  const { technical } = useWords(storyWords);
  const { label, reference, id } = transaction;
  return (
    <div className="border-t border-line pt-2">
      <Disclosure label={technical}>
        <DetailList>
          <Detail label={words.transaction}>
            <span className="figures select-all">{label}</span>
          </Detail>
          {reference !== null && (
            <Detail label={words.reference}>
              <span className="figures select-all">{reference}</span>
            </Detail>
          )}
          <Detail label={words.id}>
            <span className="figures text-caption text-muted select-all">{id}</span>
          </Detail>
        </DetailList>
      </Disclosure>
    </div>
  );
}
