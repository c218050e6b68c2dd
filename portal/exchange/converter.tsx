import { ArrowLeftRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { ExchangeRates } from '#contract/exchange/exchange.ts';
import {
  convert,
  currencies,
  type CurrencyCode,
  rateBetween,
  type RatesPerDollar,
} from '#contract/exchange/exchange-terms.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Flag } from '../design-system/parts/flag.tsx';
import { IconButton } from '../design-system/parts/icon-button.tsx';
import { useLeftField } from '../design-system/parts/left-field.ts';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { exchangeWords } from './words.ts';
import { formatCurrency } from '../language/format-currency.ts';
import { formatMoment } from '../language/format.ts';
import { HeadedSection } from '../design-system/parts/headings.tsx';
import { useWords } from '../language/sentences.ts';
import { type ForeignAmountReading, readForeignAmount } from './foreign-amount.ts';

interface ConverterProps {
  rates: ExchangeRates;
  /** Whether the rates may be taken as those of now. */
  fresh: boolean;
}

/** Two currencies and an amount; its value in the other currency stands below while it is typed. */
export function Converter({ rates, fresh }: ConverterProps) {
  const words = useWords(exchangeWords);
  const [from, setFrom] = useState<CurrencyCode>('USD');
  const [to, setTo] = useState<CurrencyCode>('EUR');
  const [text, setText] = useState('100');
  const { isLeft, leave, fill } = useLeftField();
  const amountId = useId();
  const perDollar = Object.fromEntries(
    rates.rates.map((rate) => [rate.currency, rate.perDollar]),
  ) as RatesPerDollar;
  const reading = readForeignAmount(text, from);
  const swap = () => {
    setFrom(to);
    setTo(from);
  };
  const choices = currencies.map((code) => ({
    value: code,
    label: words.currency(words.currencies[code], code),
  }));
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-12 gap-y-5 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-5">
          <TextField
            label={words.amount(from)}
            id={amountId}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              fill();
              setText(event.currentTarget.value);
            }}
            onBlur={leave}
            error={isLeft && reading.kind === 'fault' ? words.faults[reading.fault] : undefined}
          />
          <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
            <SelectField
              label={words.from}
              aside={<Flag currency={from} />}
              value={from}
              // The currency that stands on the other side changes places with this one.
              onValueChange={(code) => (code === to ? swap() : setFrom(code))}
              choices={choices}
            />
            <IconButton
              icon={ArrowLeftRight}
              label={words.swap}
              onClick={swap}
              className="justify-self-center border border-line max-sm:rotate-90"
            />
            <SelectField
              label={words.to}
              aside={<Flag currency={to} />}
              value={to}
              onValueChange={(code) => (code === from ? swap() : setTo(code))}
              choices={choices}
            />
          </div>
          <div className="grid gap-1 rounded-control bg-sunken px-5 py-4">
            <p className="figures text-small text-muted">
              {words.rate(from, rateBetween(from, to, perDollar), to)}
            </p>
            <Result
              amountId={amountId}
              reading={reading}
              from={from}
              to={to}
              perDollar={perDollar}
            />
          </div>
          <div className="grid gap-2 text-small text-muted">
            <p>
              {words.renewed(rates.renewedEveryMinutes)} ·{' '}
              {words.takenAt(formatMoment(rates.takenAt))}
            </p>
            {rates.origin === 'sample' && <p>{words.samples}</p>}
          </div>
          {!fresh && <Banner tone="warning">{words.old(formatMoment(rates.takenAt))}</Banner>}
        </div>
        <RateList perDollar={perDollar} />
      </div>
    </div>
  );
}

interface ResultProps {
  amountId: string;
  reading: ForeignAmountReading;
  from: CurrencyCode;
  to: CurrencyCode;
  perDollar: RatesPerDollar;
}

function Result({ amountId, reading, from, to, perDollar }: ResultProps) {
  const words = useWords(exchangeWords);
  if (reading.kind !== 'amount') {
    return (
      <output htmlFor={amountId} aria-label={words.result} className="text-body text-muted">
        {words.nothing}
      </output>
    );
  }
  const result = formatCurrency(convert(reading.amount, from, to, perDollar), to);
  return (
    <output
      htmlFor={amountId}
      aria-label={words.result}
      className="figures text-title font-semibold wrap-anywhere"
    >
      {words.converted(formatCurrency(reading.amount, from), result)}
    </output>
  );
}

function RateList({ perDollar }: { perDollar: RatesPerDollar }) {
  const words = useWords(exchangeWords);
  return (
    <HeadedSection id="exchange-rates" heading={words.rates} className="grid gap-1">
      <ul className="divide-y divide-line">
        {currencies
          .filter((code) => code !== 'USD')
          .map((code) => (
            <li key={code} className="flex items-center gap-3 py-2.5 text-small">
              <Flag currency={code} />
              <span className="min-w-0 flex-1">{words.currencies[code]}</span>
              <span className="figures font-semibold">
                {rateBetween('USD', code, perDollar)} {code}
              </span>
            </li>
          ))}
      </ul>
    </HeadedSection>
  );
}
