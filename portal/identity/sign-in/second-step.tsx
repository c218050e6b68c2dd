import { useState } from 'react';
import { askAgain, askWhileBusy } from '../../bank-client/ask-again.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { Checkbox } from '../../design-system/parts/checkbox.tsx';
import { ProofForm } from '../authentication/proof-form.tsx';
import { signInWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { useArrive } from './use-arrive.ts';
import type { SecondStepDue } from './use-sign-in.ts';

interface SecondStepProps {
  due: SecondStepDue;
  onBack: () => void;
  /** It took too long or was tried too often. */
  onOver: () => void;
}

/** Asks somebody whose password was right to show that it is them (R-P3). */
export default function SecondStep({ due, onBack, onOver }: SecondStepProps) {
  const words = useWords(signInWords).secondStep;
  const arrive = useArrive();
  const [trustBrowser, setTrustBrowser] = useState(false);
  return (
    <div className="mt-6">
      <ProofForm
        methods={due.methods}
        sendCode={() => askAgain(async () => (await bank()).secondStep.sendCode({}))}
        prove={async (proof) => {
          const { member } = await askWhileBusy(async () =>
            (await bank()).secondStep.finish({ proof, trustBrowser }),
          );
          await arrive(member, due.remember);
        }}
        onOver={onOver}
        leave={{ label: words.back, onLeave: onBack }}
      >
        <Checkbox
          label={words.trust}
          hint={words.trustHint}
          checked={trustBrowser}
          onChange={(event) => setTrustBrowser(event.currentTarget.checked)}
        />
      </ProofForm>
    </div>
  );
}
