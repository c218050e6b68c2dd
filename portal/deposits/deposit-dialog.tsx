import { useState } from 'react';
import { Dialog, type DialogOpen } from '../design-system/parts/dialog.tsx';
import { OpenInFull } from '../navigation/open-in-full.tsx';
import { TabPanels } from '../design-system/parts/tab-panels.tsx';
import { depositsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { DepositCheck } from './deposit-check.tsx';
import { DepositsMade } from './deposits-made.tsx';

/** Depositing a check by photo, and the checks that were deposited (R-D6). */
export default function DepositDialog(dialog: DialogOpen) {
  const words = useWords(depositsWords);
  return (
    <Dialog
      {...dialog}
      title={words.title}
      description={words.description}
      leadsOn={<OpenInFull place="deposit" onOpened={() => dialog.onOpenChange(false)} />}
      size="large"
    >
      <Parts />
    </Dialog>
  );
}

function Parts() {
  const words = useWords(depositsWords);
  const [part, setPart] = useState<'deposit' | 'made'>('deposit');
  return (
    <TabPanels
      label={words.sections}
      value={part}
      onValueChange={setPart}
      panels={[
        {
          value: 'deposit',
          label: words.depositTab,
          children: <DepositCheck onSeeDeposits={() => setPart('made')} />,
        },
        { value: 'made', label: words.madeTab, children: <DepositsMade /> },
      ]}
    />
  );
}
