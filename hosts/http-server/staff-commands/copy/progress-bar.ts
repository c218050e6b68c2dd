/** Where it is drawn: a terminal, or a file that keeps every line. */
export interface BarOutput {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

const width = 30;

/**
 * How much of a long task is done, of a total that is known. On a terminal one line is drawn again and again; elsewhere each
 * tenth is a line.
 */
export class ProgressBar {
  readonly #output: BarOutput;
  readonly #what: string;
  readonly #total: number;
  #done = 0;
  #drawn = '';
  #tenths = 0;

  constructor(output: BarOutput, what: string, total: number) {
    this.#output = output;
    this.#what = what;
    this.#total = total;
  }

  advance(count: number, item: string): void {
    this.#done += count;
    const part = this.#total === 0 ? 1 : Math.min(1, this.#done / this.#total);
    const percent = Math.floor(part * 100);
    if (this.#output.isTTY === true) {
      const full = Math.round(part * width);
      const bar = `${'#'.repeat(full)}${'.'.repeat(width - full)}`;
      this.#draw(`${this.#what} [${bar}] ${percent} %  ${item}`);
    } else if (Math.floor(percent / 10) > this.#tenths) {
      this.#tenths = Math.floor(percent / 10);
      this.#output.write(`${this.#what}: ${percent} %, ${this.#done} rows, ${item}\n`);
    }
  }

  /** Ends the line of a terminal. */
  end(): void {
    if (this.#drawn !== '') this.#output.write('\n');
    this.#drawn = '';
  }

  #draw(line: string): void {
    if (line === this.#drawn) return;
    this.#output.write(`\r${line.padEnd(this.#drawn.length)}`);
    this.#drawn = line;
  }
}
