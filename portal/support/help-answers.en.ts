import type { HelpTopic } from '#contract/support/help-topics.ts';
import { ended } from '../language/ended.ts';

/** What the brand file says, for the answers that name it. */
export interface InstitutionFacts {
  name: string;
  phone: string;
  email: string;
  hours: string;
  address: string;
  insuredUpTo: string;
}

/** What the help index answers to each topic: what the portal does, and where. */
export const helpAnswers: Record<HelpTopic, (facts: InstitutionFacts) => string> = {
  'send-money': () =>
    'Open Transfer Money, choose where the money goes, and review it before it is sent. You can send it between your own accounts, to someone with Zelle, or to an account at another bank.',
  'transfer-time': () =>
    'A transfer between your own accounts takes a moment. For a transfer to others, the review tells you when it arrives before you send it.',
  'transfer-limit': () =>
    'There is a limit for each transfer and for each day, and the form shows you both. From an account you can send at most what is available in it.',
  'scheduled-transfer': () =>
    'In Transfer Money you can choose a later day, and whether the transfer repeats. Scheduled transfers are listed there, and you can cancel them until the day they are sent.',
  'pending-transfer': () =>
    'Transfers to others over $1,000.00 are held for review. The money has already left your account. After the review, the transfer is sent or the money comes back, and a notification tells you which.',
  'cancel-transfer': ({ phone }) =>
    `You can cancel a pending transfer in Transfer Money, and the money returns to your account. A completed transfer cannot be cancelled. If it went to the wrong person, call us right away: ${ended(phone)}`,
  'failed-transfer': ({ phone }) =>
    `When a transfer fails or is returned, the money goes back to the account that it came from, and the transaction says why. If someone did not receive a completed transfer, call us: ${ended(phone)}`,
  zelle: () =>
    'Open Transfer Money and choose Zelle. You need a name, and an email address or a US phone number. Send only to people you know: a completed transfer cannot be taken back.',
  'other-bank': () =>
    'Open Transfer Money and choose External bank. You need the recipient’s name, bank, account number and nine-digit routing number. We check the routing number before anything is sent.',
  'routing-number': ({ phone }) =>
    `On a check the routing number is the nine digits at the bottom left. Ours is on the Dashboard under Numbers, once you have confirmed that it is you; or call ${ended(phone)} When you type the number of another bank into a transfer, we check it.`,
  'account-number': ({ phone }) =>
    `Here your account numbers show their last four digits only, so that nobody reads them over your shoulder. To see the full number, choose Numbers on the Dashboard and confirm that it is you. It is also on your checks, or call us: ${ended(phone)}`,
  balance: () =>
    'Your balances are on the Dashboard and in the Account Balance card. Your available balance can be lower while a deposit is on hold. The eye in that card hides every balance, and shows it again.',
  'pay-bill': () =>
    'On the Dashboard choose Pay Bills: choose a payee or add one, then an amount and a date. A payment for today is made right away. A payment for a later day is made that morning, if there is enough money in the account.',
  'recurring-bill': () =>
    'In Pay Bills choose a day and how often the payment repeats: every week, every two weeks or every month. Under Payments you can cancel one payment or all that follow.',
  'lost-card': ({ phone }) =>
    `Lock the card first: on the Dashboard, choose Lock on the card. Then choose Manage, Request New Card, and report it lost or stolen. The old card stops working, and we send you a new one. If you see charges that are not yours, call ${ended(phone)}`,
  'lock-card': () =>
    'Every card on the Dashboard has Lock and Unlock. While it is locked, purchases are declined. You can use it again as soon as you unlock it.',
  'card-limit': () =>
    'On the Dashboard choose Manage on the card, then Limits. For a debit card, set how much can be spent in a day. For a credit card, set how much of the credit limit can be used.',
  'card-pin': () =>
    'On the Dashboard choose Card Services, then Set PIN. Choose four digits that are hard to guess and enter them twice. We will never ask you for your PIN.',
  travel: () =>
    'On the Dashboard choose Manage on the card, then Travel notice, and enter the place and the dates. We will then expect purchases there.',
  'unknown-charge': ({ phone }) =>
    `Open the transaction in Transactions: it says who was paid, when and why. If it is not yours, lock the card on the Dashboard and call us: ${ended(phone)} From the transaction you can also ask us about it here.`,
  'deposit-check': () =>
    'On the Dashboard choose Mobile Deposit, take a photo of the front and the back, and enter the amount and the account. The deposit is pending at first, and you can see when each part of it will be available.',
  statements: () =>
    'On the Dashboard choose Statements. There is one for each month that has ended, newest first, as a PDF to download.',
  export: () =>
    'In Transactions choose the range and the filters, then Export. What you see goes into the file, as CSV for a spreadsheet or in a format for accounting programs.',
  search: () =>
    'Transactions has a search box that finds descriptions, amounts, categories and references. At first it shows the last 30 days: choose a longer range to see older ones.',
  exchange: () =>
    'On the Dashboard choose Currency Exchange to convert between currencies. It shows the rate and its time. It is a calculator: no money moves.',
  investments: () =>
    'On the Dashboard choose Investment Portfolio. It shows what your holdings are worth, how they are divided, and how their value has changed.',
  'safe-box': () =>
    'On the Dashboard choose Safe Deposit Box. It shows your box, lets you schedule a visit within our opening hours, and lists what was billed for it.',
  loans: ({ phone }) =>
    `Under Additional Banking Features on the Dashboard a calculator shows what a loan would cost each month. To apply for one, call us: ${ended(phone)}`,
  budget: () =>
    'Under Additional Banking Features on the Dashboard you can set a budget for each category and see what you have spent of it this month.',
  'credit-score': () =>
    'Under Additional Banking Features on the Dashboard your credit score is shown with its history, and what it is made of.',
  password: ({ phone }) =>
    `Change your password in Settings. If you have forgotten it, choose Forgot password? on the sign-in page. If you cannot sign in at all, call us: ${ended(phone)} We will never ask you for it.`,
  security: ({ phone }) =>
    `The Security Center is in Settings: your last sign-in and how you sign in are there. If you see a sign-in that was not yours, change your password and call us: ${ended(phone)}`,
  notifications: () =>
    'The bell at the top lists what happened: transfers, payments, cards and sign-ins. Choose one to open it. In Settings you choose how else we tell you.',
  appearance: () =>
    'In Settings, under Display, choose light, dark, or the same as your device. You can also hide balances there.',
  language: () =>
    'The portal is available in English and Spanish. Choose your language in Settings, under Display, or on the sign-in page.',
  fees: ({ phone }) =>
    `Transfers, bill payments and mobile deposits cost nothing here. A safe deposit box has an annual fee, which you can see under its billing. For anything else, call us: ${ended(phone)}`,
  insurance: ({ insuredUpTo }) => `Your deposits are insured up to ${ended(insuredUpTo)}`,
  hours: ({ hours, address, phone }) =>
    `Our opening hours are ${ended(hours)} The branch is at ${ended(address)} The phone number is ${ended(phone)} Online banking is always open.`,
  contact: ({ phone, email, hours }) =>
    `Call us at ${phone} (${hours}), or write to ${ended(email)}`,
  greeting: () =>
    'Hello! Ask about transfers, bills, cards, deposits, statements, your password or our opening hours.',
  thanks: () => 'You are welcome.',
};
