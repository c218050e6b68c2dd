interface RowButtonProps {
  /** Of the button, such as `Details of …`. */
  label: string;
  onOpen: () => void;
}

/**
 * Makes a whole row of a list open its subject. The button lies over the row, which must be `relative`, so that its words
 * stay words: a button around them would flatten them. Other controls of the row lie above it: `relative`.
 */
export function RowButton({ label, onOpen }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onOpen}
      className="absolute inset-0 cursor-pointer -outline-offset-2 transition-colors hover:bg-ink/4"
    />
  );
}
