import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

/** A text as a QR code (ISO/IEC 18004), dark on light in both themes: cameras ask for that, and for the margin. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="mx-auto size-44 rounded-small"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(data)} fill="#000" />
    </svg>
  );
}
