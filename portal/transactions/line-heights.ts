/** The known facts of a line before it is on the screen. */
export interface MeasurableLine {
  readonly key: string;
  /** Null on the line of a heading. */
  readonly transaction: unknown;
}

/** Heights that a line has until it is measured, in CSS pixels. */
export const headingHeight = 37;
export const rowHeight = 60;

/**
 * Where each line of a long list begins, in CSS pixels from the top of the list. Kept in one block of numbers, so
 * that a page more of a hundred thousand lines, or a line that turns out taller, costs less than a frame.
 */
export class LineHeights {
  #lines: readonly MeasurableLine[] = [];
  /** At `index` the start of that line, with a value more than there are lines. */
  #starts = new Float64Array(1024);
  /** Of the lines that are not as high as was thought. */
  readonly #measured = new Map<string, number>();

  /** The height of all lines together. */
  get total(): number {
    return this.startOf(this.#lines.length);
  }

  /** Takes these lines in place of those before; the common beginning is not looked at again. */
  setLines(lines: readonly MeasurableLine[]): this {
    const before = this.#lines;
    if (lines === before) return this;
    this.#lines = lines;
    let index = 0;
    while (index < before.length && index < lines.length && before[index] === lines[index]) {
      index += 1;
    }
    this.#makeRoom(lines.length + 1);
    let start = this.startOf(index);
    for (; index < lines.length; index += 1) {
      this.#starts[index] = start;
      start += this.#heightOf(lines[index]);
    }
    this.#starts[lines.length] = start;
    return this;
  }

  /** Where a line begins; of the index after the last, where they end. */
  startOf(index: number): number {
    return this.#starts[index] ?? 0;
  }

  /** The last line that begins at or above an offset. */
  indexAt(offset: number): number {
    let low = 0;
    let high = Math.max(this.#lines.length - 1, 0);
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.startOf(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Notes how high a line is on the screen, and says by how much that moves the lines below it. */
  measure(index: number, height: number): number {
    const line = this.#lines[index];
    if (line === undefined) return 0;
    const moved = height - this.#heightOf(line);
    // Less than this is how browsers round.
    if (Math.abs(moved) < 0.5) return 0;
    this.#measured.set(line.key, height);
    for (let below = index + 1; below <= this.#lines.length; below += 1) {
      this.#starts[below] = this.startOf(below) + moved;
    }
    return moved;
  }

  #heightOf(line: MeasurableLine | undefined): number {
    if (line === undefined) return 0;
    const guess = line.transaction === null ? headingHeight : rowHeight;
    return this.#measured.get(line.key) ?? guess;
  }

  #makeRoom(count: number): void {
    if (count <= this.#starts.length) return;
    const larger = new Float64Array(count * 2);
    larger.set(this.#starts);
    this.#starts = larger;
  }
}
