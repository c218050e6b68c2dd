import type { Capability } from '../capability.ts';

export const people: Capability<'people'> = {
  handlers: ({ gate, loadLater, router }) => ({
    people: loadLater(async () => {
      const [{ peopleHandlers }, { invitationHandlers }, { previewHandler }] = await Promise.all([
        import('./people-handlers.ts'),
        import('./invitation-handlers.ts'),
        import('./preview-handler.ts'),
      ]);
      return (...given) => ({
        ...peopleHandlers(...given),
        ...invitationHandlers(...given),
        preview: previewHandler(gate, router),
      });
    }),
  }),
};
