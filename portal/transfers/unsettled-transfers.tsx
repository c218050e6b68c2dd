import type { IntentKey } from '#contract/text/ids.ts';
import type { Transfer } from '#contract/transfers/transfers.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { formatMoney } from '../language/format.ts';
import { partsWords } from '../design-system/words.ts';
import { transferWords } from '../payments/words.ts';
import { useWords } from '../language/sentences.ts';
import { useCompletedDetail } from '../payments/use-completed-detail.ts';
import type { Intent, Unsettled } from '../payments/payment-flow.ts';
import { useLostTransfer } from '../payments/progress.tsx';

interface UnsettledTransfersProps {
  unsettled: readonly Unsettled[];
  /** Sends it once more under its own key. */
  onResume: (intent: Intent) => void;
  onFound: (key: IntentKey, transfer: Transfer) => void;
  onPutAside: (key: IntentKey) => void;
}

/** The known state of transfers with a lost answer. The form itself holds another transfer. */
export function UnsettledTransfers({ unsettled, ...actions }: UnsettledTransfersProps) {
  return unsettled.map(({ intent, transfer }) =>
    transfer === null ? (
      <NotKnown key={intent.intentKey} intent={intent} {...actions} />
    ) : (
      <Known
        key={intent.intentKey}
        transfer={transfer}
        onPutAside={() => actions.onPutAside(intent.intentKey)}
      />
    ),
  );
}

type NotKnownProps = Pick<UnsettledTransfersProps, 'onResume' | 'onFound'> & { intent: Intent };

function NotKnown({ intent, onResume, onFound }: NotKnownProps) {
  const { unsettled: words } = useWords(transferWords);
  const { amount, toName } = intent.quote;
  useLostTransfer(intent.intentKey, (transfer) => onFound(intent.intentKey, transfer));
  return (
    <Banner
      role="alert"
      tone="warning"
      title={words.notKnown(formatMoney(amount), toName)}
      action={<TextButton onClick={() => onResume(intent)}>{words.same}</TextButton>}
    >
      {words.notKnownDetail}
    </Banner>
  );
}

function Known({ transfer, onPutAside }: { transfer: Transfer; onPutAside: () => void }) {
  const { unsettled: words } = useWords(transferWords);
  const { status } = useWords(partsWords);
  const completed = useCompletedDetail();
  const { amount, toName, label } = transfer;
  return (
    <Banner
      role="status"
      tone="info"
      title={words.known(label, formatMoney(amount), toName, status[transfer.status])}
      action={<TextButton onClick={onPutAside}>{words.putAside}</TextButton>}
    >
      {transfer.status === 'completed' && `${completed(transfer)} `}
      {words.knownDetail}
    </Banner>
  );
}
