import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';

const folder = join(import.meta.dirname, '../../../docs/screenshots');

/**
 * The share of pixels that may differ: more than the edges of letters drawn by another release, less than a line of text.
 */
const differingAtMost = 0.003;

/** A still page may yet wait for an answer: the number of further looks at it. */
const triesMost = 10;

/**
 * Compares what is on the screen with its picture in docs/screenshots, or puts it in its place where the run updates
 * snapshots. The pictures are WebP, a quarter of the size of PNG, which Chromium itself writes and reads.
 */
export async function expectPicture(page: Page, name: string, info: TestInfo): Promise<void> {
  const file = join(folder, `${name}.webp`);
  let taken = await shotWhenStill(page);
  const drawing = await page.context().newPage();
  try {
    if (info.config.updateSnapshots === 'all' || !existsSync(file)) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, Buffer.from(await drawing.evaluate(webpOf, taken), 'base64'));
      return;
    }
    const kept = (await readFile(file)).toString('base64');
    let differing = await drawing.evaluate(shareOfDifferentPixels, { taken, kept });
    for (let tries = 0; differing > differingAtMost && tries < triesMost; tries += 1) {
      await page.bringToFront();
      taken = await shotWhenStill(page);
      differing = await drawing.evaluate(shareOfDifferentPixels, { taken, kept });
    }
    if (differing > differingAtMost) {
      await info.attach(`${name}, as it is now`, {
        body: Buffer.from(taken, 'base64'),
        contentType: 'image/png',
      });
    }
    expect(differing, `the share of ${name} that differs from its picture`).toBeLessThanOrEqual(
      differingAtMost,
    );
  } finally {
    await drawing.close();
  }
}

/** The screen's picture once two looks at it are the same. */
async function shotWhenStill(page: Page): Promise<string> {
  const shoot = async () =>
    (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
  let before = await shoot();
  for (let now = await shoot(); now !== before; now = await shoot()) before = now;
  return before;
}

/** Runs in the page. */
async function webpOf(png: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  // At the quality 1 nothing is left out, and surfaces of one color take less than ones with traces of compression.
  const pictures = [1, 0.9].map((quality) => canvas.toDataURL('image/webp', quality));
  return (pictures.find(({ length }) => length < 160_000) ?? pictures.at(-1) ?? '').replace(
    /^.*,/,
    '',
  );
}

/** Runs in the page: 1 where the sizes differ. The losses of WebP are smaller than the difference that counts. */
async function shareOfDifferentPixels(pictures: { taken: string; kept: string }): Promise<number> {
  const visibleDifference = 64;
  const pixelsOf = async (address: string) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is no canvas');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const taken = await pixelsOf(`data:image/png;base64,${pictures.taken}`);
  const kept = await pixelsOf(`data:image/webp;base64,${pictures.kept}`);
  if (taken.width !== kept.width || taken.height !== kept.height) return 1;
  let different = 0;
  for (let at = 0; at < taken.data.length; at += 4) {
    const distance = [0, 1, 2].reduce(
      (sum, channel) =>
        sum + Math.abs((taken.data[at + channel] ?? 0) - (kept.data[at + channel] ?? 0)),
      0,
    );
    if (distance > visibleDifference) different += 1;
  }
  return different / (taken.width * taken.height);
}
