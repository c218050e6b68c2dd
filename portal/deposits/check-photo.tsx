import { Camera, FolderOpen, ImageOff, ScanLine } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { imageBytesMax } from '#contract/deposits/deposit-terms.ts';
import type { CheckSide } from '#contract/deposits/deposits.ts';
import { Button } from '../design-system/parts/button.tsx';
import { FieldError } from '../design-system/parts/field.tsx';
import { Icon } from '../design-system/parts/icon.tsx';
import { depositsWords } from './words.ts';
import { formatCount } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';
import type { ChosenPhoto, NotTaken } from './deposit-draft.ts';
import { readPicture } from '../browser/files.ts';

interface CheckPhotoProps {
  side: CheckSide;
  photo: ChosenPhoto | null;
  /** Null while it is being read, and where it is not taken. */
  onPhoto: (photo: ChosenPhoto | null) => void;
  onNotTaken: (why: NotTaken) => void;
  error: string | undefined;
}

/** A side of a check, by the camera or from a file, with its preview. */
export function CheckPhoto({ side, photo, onPhoto, onNotTaken, error }: CheckPhotoProps) {
  const words = useWords(depositsWords);
  const id = useId();
  const camera = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const described = [error !== undefined && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ');

  const read = async (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    // The same file may be chosen again after it was mended.
    input.value = '';
    if (chosen === undefined) return;
    onPhoto(null);
    setReading(true);
    try {
      const reading = await readPhoto(chosen);
      if (reading.kind === 'photo') onPhoto(reading.photo);
      else onNotTaken(reading.kind);
    } finally {
      setReading(false);
    }
  };

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid content-start gap-2">
      <p id={`${id}-label`} className="text-small font-semibold">
        {words.sides[side]}
      </p>
      <Preview side={side} photo={photo} isReading={isReading} isWrong={error !== undefined} />
      <div className="flex flex-wrap gap-2">
        <Button
          name={side}
          tone="secondary"
          size="small"
          icon={Camera}
          aria-label={words.photo.take[side]}
          aria-describedby={described}
          onClick={() => camera.current?.click()}
        >
          {words.photo.takeShort}
        </Button>
        <Button
          tone="secondary"
          size="small"
          icon={FolderOpen}
          aria-label={words.photo.choose[side]}
          aria-describedby={described}
          onClick={() => file.current?.click()}
        >
          {words.photo.chooseShort}
        </Button>
      </div>
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={words.photo.take[side]}
        onChange={(event) => void read(event.currentTarget)}
      />
      <input
        ref={file}
        hidden
        type="file"
        accept="image/jpeg,image/png"
        aria-label={words.photo.choose[side]}
        onChange={(event) => void read(event.currentTarget)}
      />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p id={`${id}-hint`} className="text-caption text-muted">
        {words.photo.hint(formatCount(imageBytesMax / 1_000_000))}
      </p>
    </div>
  );
}

interface PreviewProps extends Pick<CheckPhotoProps, 'side' | 'photo'> {
  isReading: boolean;
  isWrong: boolean;
}

function Preview({ side, photo, isReading, isWrong }: PreviewProps) {
  const words = useWords(depositsWords).photo;
  const [broken, setBroken] = useState<ChosenPhoto | null>(null);
  const isBroken = photo !== null && photo === broken;
  return (
    <div
      className={`grid aspect-check place-items-center overflow-hidden rounded-control border border-dashed bg-sunken text-muted ${isWrong ? 'border-danger' : 'border-control'}`}
    >
      {photo === null || isBroken ? (
        <div role="status" className="grid justify-items-center gap-1 px-4 text-center">
          <Icon shape={isBroken ? ImageOff : ScanLine} size={28} />
          {isReading && <p className="text-small">{words.reading}</p>}
          {isBroken && (
            <p className="text-small wrap-anywhere">
              {words.noPreview} <span className="block text-caption">{photo?.name}</span>
            </p>
          )}
        </div>
      ) : (
        <img
          src={photo.address}
          alt={words.preview[side]}
          onError={() => setBroken(photo)}
          className="size-full object-contain"
        />
      )}
    </div>
  );
}

/** The longer side of a reduced picture: twice the pixels of a scanned check. */
const longSideMax = 2_400;

/** This many pixels side by side suffice to see whether there is anything. */
const lookedAtMax = 800;

/** The result of reading a file; the bank decides whether it is a picture at all. */
type PhotoReading =
  | { readonly kind: 'photo'; readonly photo: ChosenPhoto }
  | { readonly kind: NotTaken };

/** Reads the file that a member chose. Nothing is changed of one that is small enough. */
async function readPhoto(file: File): Promise<PhotoReading> {
  if (file.size > imageBytesMax) return { kind: 'file too large' };
  // A browser may show a drawing, and then cannot tell its fault.
  if (file.type === 'image/svg+xml') return { kind: 'a drawing' };
  if (await showsNothing(file)) return { kind: 'no check seen' };
  const { address, content } = await readPicture(file, longSideMax);
  return { kind: 'photo', photo: { name: file.name, content, address } };
}

/** Whether the file shows no check; a file that this browser cannot open is for the bank to judge. */
async function showsNothing(file: File): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file);
    const width = Math.min(lookedAtMax, picture.width);
    const height = Math.max(1, Math.round((picture.height * width) / picture.width));
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, width, height);
    picture.close();
    const pixels = context?.getImageData(0, 0, width, height);
    return pixels !== undefined && looksEmpty(pixels);
  } catch {
    return false;
  }
}

/** A picture is examined coarsely: this many parts side by side, and as many rows of square parts. */
const columns = 32;

/** Parts that differ by less than this from each other, of 255, show nothing. Pure noise is grey at this scale. */
const spreadLeast = 6;

/** Pixels as a canvas gives them: red, green, blue and opacity, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * Whether the picture shows nothing: a single colour, or noise. A check on a table, or its writing and edges, make parts of
 * the picture lighter and darker; the measure is the standard deviation of their lightness.
 */
export function looksEmpty({ data, width, height }: Pixels): boolean {
  const rows = Math.max(1, Math.round((columns * height) / width));
  const sums = new Float64Array(columns * rows);
  const counts = new Float64Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * rows) / height);
    for (let x = 0; x < width; x += 1) {
      const part = row * columns + Math.floor((x * columns) / width);
      sums[part] = (sums[part] ?? 0) + lightnessAt(data, 4 * (y * width + x));
      counts[part] = (counts[part] ?? 0) + 1;
    }
  }
  const means = [...sums].map((sum, part) => sum / Math.max(1, counts[part] ?? 0));
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
  const squares = means.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / means.length) < spreadLeast;
}

/** Luma of ITU-R BT.601. */
function lightnessAt(data: Uint8ClampedArray, at: number): number {
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}
