import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterAll, expect, test } from 'vitest';
import { AccessArea } from '#contract/procedures/procedure.ts';
import { accountsQuery } from '../../accounts/queries.ts';
import { handInCapabilities } from '../../capabilities.ts';
import { payeesQuery } from '../../bills/queries.ts';
import { cardsQuery } from '../../cards/queries.ts';
import { chooseLanguage, type Language } from '../../language/language.ts';
import { type Session, SessionContext } from '../../queries/session.ts';
import { recipientsQuery } from '../../recipients/queries.ts';
import { statementArchivesQuery, taxYearsQuery } from '../../statements/queries.ts';
import { show } from '../../testing/show.tsx';
import { foundCommands } from './commands.ts';
import { latestPaymentsQuery } from './use-acting-commands.ts';
import { useCommands } from './use-commands.ts';

handInCapabilities();
afterAll(() => chooseLanguage('en'));

const everyday: readonly (readonly [Language, typed: string, firstHit: string])[] = [
  ['en', 'freeze card', 'Lock Debit Card'],
  ['en', 'dispute', 'Dispute a payment or report fraud'],
  ['en', 'fraud', 'Dispute a payment or report fraud'],
  ['en', 'stop subscription', 'Stop a subscription'],
  ['en', 'change category', 'Change a category'],
  ['en', 'routing number', 'Account numbers of Checking'],
  ['en', 'direct deposit', 'Account numbers of Checking'],
  ['en', 'low balance', 'Add an alert for a low balance'],
  ['en', 'hold', 'Money on hold in Checking'],
  ['en', 'cancel', 'Cancel a payment'],
  ['en', 'joint owner', 'Add a joint owner'],
  ['en', 'tax form', 'Form 1099-INT 2025'],
  ['en', 'overdraft', 'Overdraft choice'],
  ['en', 'lost card', 'Lock Debit Card'],
  ['en', 'change pin', 'Set PIN: Debit Card'],
  ['en', 'trip', 'Travel notice: Debit Card'],
  ['en', 'replace card', 'Request New Card: Debit Card'],
  ['en', 'March statement', 'Statement of March 2026'],
  ['en', 'statement of march 2025', 'Statement of March 2025'],
  ['en', '50 to ana', 'Send $50.00 to Ana Ruiz'],
  ['en', 'send 1250 to ana', 'Send $1,250.00 to Ana Ruiz'],
  ['en', 'alert below 500', 'Alert me when Checking is below $500.00'],
  ['en', 'low balance 1250.50', 'Alert me when Checking is below $1,250.50'],
  ['en', 'dispute olive', 'Dispute Olive & Ash'],
  ['en', 'electric bill', 'Pay Electric Company'],
  ['en', 'pay 80 to electric monthly', 'Pay $80.00 to Electric Company'],
  ['en', 'dark', 'Dark appearance'],
  ['en', 'español', 'Switch to Español'],
  ['es', 'bloquear tarjeta', 'Bloquear Tarjeta de débito'],
  ['es', 'disputar', 'Disputar un pago o reportar un fraude'],
  ['es', 'fraude', 'Disputar un pago o reportar un fraude'],
  ['es', 'cancelar suscripción', 'Cancelar una suscripción'],
  ['es', 'cambiar categoría', 'Cambiar una categoría'],
  ['es', 'número de ruta', 'Números de cuenta de Checking'],
  ['es', 'depósito directo', 'Números de cuenta de Checking'],
  ['es', 'saldo bajo', 'Agregar un aviso de saldo bajo'],
  ['es', 'retención', 'Dinero retenido en Checking'],
  ['es', 'cancelar', 'Cancelar un pago'],
  ['es', 'cotitular', 'Agregar un cotitular'],
  ['es', 'formulario de impuestos', 'Formulario 1099-INT 2025'],
  ['es', 'sobregiro', 'Elección sobre sobregiros'],
  ['es', 'tarjeta perdida', 'Bloquear Tarjeta de débito'],
  ['es', 'estado de cuenta de marzo', 'Estado de cuenta de marzo de 2026'],
  ['es', 'enviar 50 a ana', 'Enviar $50.00 a Ana Ruiz'],
  ['es', 'avisar menos de 500', 'Avisarme si Checking baja de $500.00'],
  ['es', 'alerta por debajo de 1250,50', 'Avisarme si Checking baja de $1,250.50'],
  ['es', 'disputar olive', 'Disputar Olive & Ash'],
  ['es', 'pagar 80 a electric cada mes', 'Pagar $80.00 a Electric Company'],
];

test.each(everyday)(
  'R-S1 the palette finds a task by its everyday word (%s): %s',
  async (language, typed, firstHit) => {
    chooseLanguage(language);
    const found: { first?: string | undefined } = {};
    show(<FirstHit typed={typed} onFound={(first) => (found.first = first)} />);
    await expect.poll(() => found.first).toBe(firstHit);
  },
);

interface FirstHitProps {
  typed: string;
  onFound: (label: string | undefined) => void;
}

/** The commands of a member with three cards and one account, as the palette has them. */
function FirstHit(props: FirstHitProps) {
  return (
    <QueryClientProvider client={member()}>
      <SessionContext value={session}>
        <Found {...props} />
      </SessionContext>
    </QueryClientProvider>
  );
}

function Found({ typed, onFound }: FirstHitProps) {
  onFound(foundCommands(useCommands(typed), typed, [])[0]?.commands[0]?.label);
  return null;
}

const session = {
  member: { memberships: [] },
  membership: {
    may: AccessArea.options,
    isBusiness: false,
    otherOwners: [],
    role: 'owner',
    holder: 'Avery',
  },
  signOut: () => {},
} as unknown as Session;

function member(): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const account = { id: 'checking', name: 'Checking', number: '••••4821', type: 'primary' };
  const archive = { account: 'checking', accountName: 'Checking', months: ['2026-03', '2025-03'] };
  const cards = (['Debit Card', 'Credit Card', 'Business Card'] as const).map((type) => ({
    id: type,
    type,
    cardNumber: '••••2946',
    status: 'Active',
  }));
  queries.setQueryData(accountsQuery.queryKey, { accounts: [account] } as never);
  queries.setQueryData(cardsQuery.queryKey, cards as never);
  queries.setQueryData(recipientsQuery.queryKey, [
    { id: 'ana', kind: 'zelle', name: 'Ana Ruiz' },
  ] as never);
  queries.setQueryData(statementArchivesQuery.queryKey, [archive] as never);
  queries.setQueryData(payeesQuery.queryKey, [
    { id: 'electric', name: 'Electric Company' },
  ] as never);
  queries.setQueryData(latestPaymentsQuery.queryKey, [
    {
      id: 'olive',
      description: 'Olive & Ash',
      amount: 6_840,
      date: '2026-03-02',
      transferId: null,
    },
  ] as never);
  queries.setQueryData(taxYearsQuery.queryKey, [2025] as never);
  return queries;
}
