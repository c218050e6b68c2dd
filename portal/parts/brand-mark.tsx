/** The mark of the portal: a sprig of juniper with its berry. Decorative: the name stands beside it. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" className="shrink-0">
      <rect width="36" height="36" rx="10.5" className="fill-mark" />
      <g className="stroke-on-mark" fill="none" strokeWidth="2.1" strokeLinecap="round">
        <path d="M15.5 29.5C16 22 17.5 15 21.5 7.5" />
        <path d="M16 24.2C13 23.6 10.6 21.9 9 19.2M17.2 18.2C14.6 17.3 12.8 15.6 11.7 13M19.2 12.4C17.5 11.4 16.5 10 16.1 8.1" />
        <path d="M17.2 18.2C20.2 18.4 22.8 17.4 24.9 15.2M19.2 12.4C21.4 12.6 23.4 11.9 25.1 10.3" />
      </g>
      <circle cx="23.3" cy="24.4" r="3.6" className="fill-accent" />
    </svg>
  );
}
