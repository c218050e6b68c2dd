export interface PictureButtonProps {
  /** Undefined while it is being fetched. */
  source: string | undefined;
  /** The effect of a press, with the picture named in it. */
  label: string;
  onSelect: () => void;
}

/** A picture, small, which opens large. */
export function PictureButton({ source, label, onSelect }: PictureButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onSelect}
      className="block size-20 cursor-zoom-in overflow-hidden rounded-control border border-line bg-sunken hover:border-control"
    >
      {source !== undefined && <img src={source} alt="" className="size-full object-cover" />}
    </button>
  );
}
