import { expect, test } from 'vitest';
import { addressIn } from './network-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['', null],
  ['unknown', null],
  ['203.0.113.9:47110815', null],
  ['203.0.113.256:1', null],
  ['[203.0.113.9', null],
  ['<script>', null],
])('Of %j, as a proxy hands it on, the address is %j', (text, address) => {
  expect(addressIn(text)).toBe(address);
});
