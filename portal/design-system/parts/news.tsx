/** The latest event of a list or a form, read out when it changes; it takes no room while it is empty. */
export function News({ children }: { children: string }) {
  return (
    <p
      role="status"
      className={children === '' ? 'sr-only' : 'wrap-anywhere text-small text-muted'}
    >
      {children}
    </p>
  );
}
