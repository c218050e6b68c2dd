import { Search } from 'lucide-react';
import { useState } from 'react';
import { AmountField } from '../parts/amount-field.tsx';
import { ChoiceSelect, ChoiceSign } from '../parts/choice-select.tsx';
import { CodeField } from '../parts/code-field.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const accounts = [
  { value: 'checking', label: 'Everyday checking ••4821' },
  { value: 'savings', label: 'High-yield savings ••7734' },
  { value: 'closed', label: 'Holiday club ••1180', disabled: true },
] as const;

type AccountName = (typeof accounts)[number]['value'];

/** Everything that is typed into or chosen from a list. */
export function Fields() {
  const [amount, setAmount] = useState('250.00');
  const [small, setSmall] = useState('');
  const [wrong, setWrong] = useState('9,000');
  const [code, setCode] = useState('0419');
  const [memo, setMemo] = useState('Rent for December');
  const [account, setAccount] = useState<AccountName>('checking');
  return (
    <Specimens>
      <Specimen name="Text" className="grid gap-5">
        <TextField label="Nickname" hint="Up to 40 characters." optional />
        <TextField label="Search transactions" icon={Search} placeholder="Name, amount or memo" />
        <TextField
          label="Routing number"
          defaultValue="12345678"
          hint="Nine digits, at the bottom left of a check."
          error="A routing number has nine digits; this one has eight."
        />
        <TextField label="Member since" defaultValue="January 2018" disabled />
        <TextField label="E-mail" defaultValue="avery@example.com" readOnly />
      </Specimen>
      <Specimen name="Amount, code and password" className="grid gap-5">
        <AmountField label="Amount" value={amount} onValueChange={setAmount} size="large" />
        <AmountField
          label="Most a day"
          value={small}
          onValueChange={setSmall}
          placeholder="0.00"
          hint="Leave it and come back with “1.005” typed: it says what is wrong."
        />
        <AmountField
          label="Amount to send"
          value={wrong}
          onValueChange={setWrong}
          error="You have $4,210.55 available. Send that or less."
        />
        <CodeField label="Six-digit code" value={code} onValueChange={setCode} />
        <PasswordField label="Password" autoComplete="off" defaultValue="juniper" />
      </Specimen>
      <Specimen name="Select" className="grid gap-5">
        <SelectField
          label="From"
          value={account}
          onValueChange={setAccount}
          choices={accounts}
          hint="Available: $4,210.55"
        />
        <SelectField
          label="To"
          value=""
          onValueChange={setAccount}
          choices={accounts}
          placeholder="Choose an account"
          error="Choose where the money goes."
        />
        <ChoiceSelect
          id="detailed"
          label="From, in full"
          value={account}
          onValueChange={setAccount}
          choices={accounts.slice(0, 2).map(({ value, label }) => ({
            value,
            label,
            title: label.slice(0, -7),
            detail: label.slice(-6),
            figure: value === 'checking' ? '$4,210.55' : '$14,200.00',
            sign: <ChoiceSign>{label.slice(0, 1)}</ChoiceSign>,
          }))}
        />
        <SelectField
          label="Currency"
          value="checking"
          onValueChange={setAccount}
          choices={accounts}
          disabled
        />
      </Specimen>
      <Specimen name="Several lines, with a counter" className="grid gap-5">
        <TextArea label="Memo" value={memo} onValueChange={setMemo} maxLength={100} optional />
        <TextArea
          label="What happened"
          value={memo}
          onValueChange={setMemo}
          maxLength={100}
          error="Say in a sentence what is wrong with this purchase."
        />
      </Specimen>
    </Specimens>
  );
}
