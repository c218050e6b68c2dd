import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Brand } from '#contract/brand/brand.ts';
import { readBrandLogo, WrongBrand } from './read-brand-logo.ts';

/** The same for the sources and for a bundle of them, both of which have the package.json above them. */
export const brandsFolder = new URL(
  'brands/',
  pathToFileURL(findPackageJSON(import.meta.url) ?? ''),
);

/**
 * The brand of that name (R-B1); its logo is checked with it. Throws `WrongBrand` with the name of the field that is
 * wrong.
 */
export async function readBrand(name: string, folder: URL = brandsFolder): Promise<Brand> {
  const file = `brands/${name}.json`;
  const checked = Brand.safeParse(
    parseJson(file, await readText(file, new URL(`${name}.json`, folder))),
  );
  if (checked.success) {
    await readBrandLogo(name, folder);
    return checked.data;
  }
  const faults = checked.error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  throw new WrongBrand(`The brand file ${file} is wrong: ${faults.join('; ')}.`);
}

async function readText(file: string, url: URL): Promise<string> {
  try {
    return await readFile(url, 'utf8');
  } catch (cause) {
    throw new WrongBrand(`The brand file ${file} cannot be read. BRAND names a file in brands/.`, {
      cause,
    });
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new WrongBrand(`The brand file ${file} is not valid JSON.`, { cause });
  }
}
