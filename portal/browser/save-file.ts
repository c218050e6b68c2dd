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
