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
import { readPhoto } from './read-photo.ts';

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
