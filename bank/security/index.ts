import type { Capability } from '../capability.ts';

export const security: Capability<'security' | 'password'> = {
  handlers: ({ loadLater }) => ({
    security: loadLater(async () => {
      const [
        { factorHandlers },
        { sessionHandlers },
        { callHandlers },
        { firstPaymentDelayHandlers },
      ] = await Promise.all([
        import('./factor-handlers.ts'),
        import('./session-handlers.ts'),
        import('./call-handlers.ts'),
        import('./first-payment-delay-handlers.ts'),
      ]);
      return (...given) => ({
        ...factorHandlers(...given),
        ...callHandlers(...given),
        ...sessionHandlers(...given),
        ...firstPaymentDelayHandlers(...given),
      });
    }),
    password: loadLater(async () => (await import('./password-handlers.ts')).passwordHandlers),
  }),
};
