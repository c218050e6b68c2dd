import type { Deed } from './deed.ts';

export const signIn: Deed = async ({ clients }, member) => {
  await clients.signIn(member);
};

export const signOut: Deed = async ({ clients }, member) => {
  if (member.sessionToken === null) return;
  await clients.ask(member, 'signs out', (client) => client.signOut({}), { times: 1 });
  member.sessionToken = null;
};
