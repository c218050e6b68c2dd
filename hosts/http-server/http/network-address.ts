import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The network address of a request's client; empty where its connection is gone already. A proxy's text may have a port
 * besides, which differs for each connection and is left out; a text that is no address is ignored, and the proxy's own
 * address counts instead.
 */
export function networkAddressOf(request: FastifyRequest): string {
  // Fastify's types do not know that a socket which was closed has none.
  const { ip }: { readonly ip?: string } = request;
  const { remoteAddress }: { readonly remoteAddress?: string | undefined } = request.socket;
  return addressIn(ip ?? '') ?? remoteAddress ?? '';
}

const withPort = /^(?<v4>[\d.]+):\d{1,5}$|^\[(?<v6>[^\]]+)\](?::\d{1,5})?$/;

/** `203.0.113.9` of `203.0.113.9:4711`, `2001:db8::1` of `[2001:db8::1]:4711`; null where it is no address. */
export function addressIn(text: string): string | null {
  const groups = withPort.exec(text)?.groups;
  const address = groups?.['v4'] ?? groups?.['v6'] ?? text;
  return isIP(address) === 0 ? null : address;
}

/** Whether only programs of this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** The host of an address as it is connected to: that of IPv6 stands in brackets in a URL. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
