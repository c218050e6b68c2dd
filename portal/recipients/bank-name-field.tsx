import type { ComponentProps } from 'react';
import { isOtherBank } from '#contract/recipients/routing-number.ts';
import { TextField } from '../design-system/parts/text-field.tsx';
import { transferWords } from '../transfers/words.ts';
import { useWords } from '../language/sentences.ts';

interface BankNameFieldProps extends ComponentProps<typeof TextField> {
  value: string;
  /** The bank that the routing number beside it belongs to; null where none is known. */
  bankOfRoutingNumber: string | null;
}

/** The name of a bank. Where the routing number belongs to another one, it says which name is used. */
export function BankNameField({ bankOfRoutingNumber, ...props }: BankNameFieldProps) {
  const { form: words } = useWords(transferWords);
  return (
    <TextField
      {...props}
      maxLength={100}
      hint={
        <span role="status">
          {isOtherBank(props.value, bankOfRoutingNumber) &&
            words.bankNameReplaced(bankOfRoutingNumber)}
        </span>
      }
    />
  );
}
