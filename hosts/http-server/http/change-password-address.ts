import type { FastifyInstance } from 'fastify';

/** Leads password managers, and those whom they send, to where a member changes the password (W3C, A Well-Known URL for Changing Passwords). */
export function serveChangePasswordAddress(app: FastifyInstance): void {
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect('/dashboard#change-password', 302),
  );
}
