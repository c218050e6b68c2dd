import { v7 as newKey } from 'uuid';
import { addRecipient } from '#bank/testing/test-member.ts';
import type { BenchBank } from './harness.ts';

/** A member of the bench, with the session and the saved recipients that the requests of a browser carry. */
export interface BenchMember {
  readonly session: string;
  readonly zelleRecipient: string;
  readonly externalRecipient: string;
}

/** A member who only reads. */
export function readerOf(session: string): BenchMember {
  return { session, zelleRecipient: '', externalRecipient: '' };
}

/** The loads that a connection sends all the time. */
export const loads = ['internal', 'zelle', 'external', 'mixed'] as const;
export type LoadName = (typeof loads)[number];

type TransferKind = Exclude<LoadName, 'mixed'>;

/** The portal's requests when a member looks around: the dashboard and the newest page of the history. */
const reads: readonly (readonly [path: string, input: object])[] = [
  ['accounts/list', {}],
  ['transactions/search', { limit: 50 }],
  ['transfers/tiles', {}],
  ['transfers/history', { limit: 20 }],
];

/** In the mixed load eight of ten requests read; the others are transfers of each kind in turn. */
const readsOfTen = 8;
const kinds: readonly TransferKind[] = ['internal', 'zelle', 'external'];

/**
 * Writes the requests of one load as a browser would send them: members take turns, and no member sends the same amount twice, since
 * the bank asks about an equal transfer.
 */
export class LoadRequests {
  readonly #members: readonly BenchMember[];
  readonly #port: number;
  #sent = 0;

  constructor(members: readonly BenchMember[], port: number) {
    this.#members = members;
    this.#port = port;
  }

  /** The next request that only reads. */
  nextRead(): Buffer {
    const number = this.#sent;
    this.#sent += 1;
    const [path, input] = reads[number % reads.length] as (typeof reads)[number];
    return requestOf(this.#memberOf(number), this.#port, path, input);
  }

  /** The next request, as it goes over the wire. */
  next(load: LoadName): Buffer {
    const number = this.#sent;
    this.#sent += 1;
    const member = this.#memberOf(number);
    if (load !== 'mixed') return this.#transfer(member, load, number);
    const place = number % 10;
    const round = Math.floor(number / 10);
    const [path, input] = reads[(place + round) % reads.length] as (typeof reads)[number];
    return place < readsOfTen
      ? requestOf(member, this.#port, path, input)
      : this.#transfer(member, kinds[(place + round) % kinds.length] as TransferKind, number);
  }

  #memberOf(number: number): BenchMember {
    return this.#members[number % this.#members.length] as BenchMember;
  }

  #transfer(member: BenchMember, kind: TransferKind, number: number): Buffer {
    const amount = 1_00 + Math.floor(number / this.#members.length);
    return requestOf(member, this.#port, 'transfers/create', {
      intentKey: newKey(),
      transfer: { ...transferTo(member, kind), from: 'checking', amount, memo: 'Dinner on Friday' },
    });
  }
}

/** A request of the member, as a browser sends it. */
export function requestOf(
  { session }: BenchMember,
  port: number,
  path: string,
  input: object,
): Buffer {
  const body = JSON.stringify({ json: input });
  return Buffer.from(
    `POST /rpc/${path} HTTP/1.1\r\nhost: localhost:${port}\r\n` +
      `cookie: __Host-sid=${session}\r\nsec-fetch-site: same-origin\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
}

function transferTo(member: BenchMember, kind: TransferKind): object {
  switch (kind) {
    case 'internal':
      return { kind, to: 'savings' };
    case 'zelle':
      return { kind, recipient: member.zelleRecipient };
    case 'external':
      return { kind, recipient: member.externalRecipient };
  }
}

/** A prime, so that over a run each member sends every kind of request. */
const memberCount = 1_999;

/** Adds members whose recipients are saved, so that no member is asked for a second factor. */
export async function addSenders({
  dependencies,
  addMember,
  openSession,
}: BenchBank): Promise<BenchMember[]> {
  const members: BenchMember[] = [];
  for (let index = 0; index < memberCount; index += 1) {
    const member = await addMember();
    members.push({
      session: await openSession(member),
      zelleRecipient: await addRecipient(dependencies, member, {
        kind: 'zelle',
        name: 'Ana Ruiz',
        email: 'ana.ruiz@mail.example',
      }),
      externalRecipient: await addRecipient(dependencies, member, {
        kind: 'external',
        name: 'Ana Ruiz',
        bank_name: 'First Harbor Bank',
        account_number: '4401992817',
        routing_number: '021000021',
      }),
    });
  }
  return members;
}
