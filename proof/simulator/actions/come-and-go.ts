import type { Action } from './action.ts';

export const signIn: Action = async ({ clients }, member) => {
  await clients.signIn(member);
};

export const signOut: Action = async ({ clients }, member) => {
  if (member.sessionToken === null) return;
  await clients.ask(member, 'signs out', (client) => client.signOut({}), { times: 1 });
  member.sessionToken = null;
};
