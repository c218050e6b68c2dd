import type { moneyRequestChanges } from '#contract/money-requests/money-request-terms.ts';

const changes: Readonly<Record<(typeof moneyRequestChanges)[number], (name: string) => string>> = {
  asked: (name) => `${name} asks you for money`,
  cancelled: (name) => `${name} cancelled a request for money`,
  sent: (name) => `${name} paid your request, and the money is on the way`,
  paid: (name) => `${name} paid your request`,
  declined: (name) => `${name} declined your request`,
  expired: (name) => (name === '' ? 'Your request expired' : `Your request to ${name} expired`),
  returned: (name) => `The payment from ${name} came back. Your request is open again`,
};

export const moneyRequestNotices = { changes };
