import type { Capability } from '../capability.ts';

export const people: Capability<'people'> = {
  handlers: ({ loadLater, router }) => ({
    people: loadLater(async () => {
      const [{ peopleHandlers }, { invitationHandlers }] = await Promise.all([
        import('./people-handlers.ts'),
        import('./invitation-handlers.ts'),
      ]);
      return (...given) => ({
        ...peopleHandlers(...given, router),
        ...invitationHandlers(...given),
      });
    }),
  }),
};
