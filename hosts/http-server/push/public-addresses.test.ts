import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { AddressRefused, isPublicAddress, lookupPublic } from './public-addresses.ts';

test.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['172.16.0.1', false],
  ['100.64.0.1', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['0.0.0.0', false],
  ['2a00:1450:4001::1', true],
  ['::', false],
  ['::1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['64:ff9b::a00:1', false],
  ['2001:db8::1', false],
  ['push.example', false],
])('R-P9 %s is an address of the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('R-P9 a name that resolves to this machine is refused when it is connected to', async () => {
  const look = promisify(lookupPublic);
  await expect(look('localhost', {})).rejects.toBeInstanceOf(AddressRefused);
  await expect(look('localhost', { all: true })).rejects.toBeInstanceOf(AddressRefused);
});
