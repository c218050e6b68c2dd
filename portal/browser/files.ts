/** A larger file is made smaller before it is sent: a photo of a phone would take minutes on a slow line. */
const sentAsItIsMax = 1_500_000;

/** A picture file as it is sent. */
export interface PictureFile {
  /** Base64. */
  readonly content: string;
  /** The same as a `data:` address, to show it. */
  readonly address: string;
}

/**
 * Reads a picture that a member chose. Nothing is changed of one that is small enough; of a larger one the longer side gets
 * so many pixels at most.
 */
export async function readPicture(file: File, longSideMax: number): Promise<PictureFile> {
  const sent = file.size > sentAsItIsMax ? await madeSmaller(file, longSideMax) : file;
  const address = await addressOf(sent);
  return { content: address.slice(address.indexOf(',') + 1), address };
}

/** The same picture with fewer pixels; the file itself where this browser cannot open it. */
async function madeSmaller(file: File, longSideMax: number): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longSideMax / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.85);
    });
    return smaller ?? file;
  } catch {
    // The bank tells the fault of the file.
    return file;
  }
}

function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () =>
      reject(new Error('The file could not be read', { cause: reader.error })),
    );
    reader.readAsDataURL(file);
  });
}

/** Hands the browser a file to keep, made in the page: its address holds nothing of the member's. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken what it needs by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
