import fastify from 'fastify';

/** The least that a server can do: it parses JSON and answers JSON, and tells its port when it listens. */
const app = fastify();
app.post('/', (request, reply) => reply.send({ json: request.body }));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(new URL(address).port);
