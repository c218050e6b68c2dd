import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import brand from './juniper-commons.json' with { type: 'json' };
import { readBrand } from './read-brand.ts';

async function brandFolder(content: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'brands-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'tested.json'), content);
  return pathToFileURL(`${folder}/`);
}

test('R-B1 The brand that comes with the program is right', async () => {
  expect(await readBrand('juniper-commons')).toEqual(brand);
});

test.each([
  ['hue', { ...brand, hue: 361 }],
  ['phone', { ...brand, phone: 'call us' }],
  ['routingNumber', { ...brand, routingNumber: '130014268' }],
  ['timeZone', { ...brand, timeZone: 'America/Springfield' }],
  ['address.1', { ...brand, address: ['218 Commons Avenue', ''] }],
  ['name', { ...brand, name: undefined }],
  ['slogan', { ...brand, slogan: 'more than a bank' }],
])(
  'R-B1 A brand file that is wrong in %s is refused with the name of the field',
  async (field, wrong) => {
    const folder = await brandFolder(JSON.stringify(wrong));
    await expect(readBrand('tested', folder)).rejects.toThrow(
      new RegExp(`^The brand file brands/tested.json is wrong: .*${field}`),
    );
  },
);

test('R-B1 A brand file that is no JSON, or that is not there, is refused with its name', async () => {
  const folder = await brandFolder('{ "name": ');
  await expect(readBrand('tested', folder)).rejects.toThrow('brands/tested.json is not valid JSON');
  await expect(readBrand('absent', folder)).rejects.toThrow('brands/absent.json cannot be read');
});
