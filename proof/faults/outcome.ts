/** The result of the rounds of one fault. */
export class Outcome {
  rounds = 0;
  #lost = 0;
  #doubled = 0;
  /** From the end of the fault until the bank answered again, in milliseconds; null before the first. */
  slowestRecoveryMs: number | null = null;
  /** Figures that are told besides. */
  readonly facts: string[] = [];
  readonly #problems: string[] = [];
  #untold = 0;

  /** Something that breaks the claim, as a sentence. */
  problem(sentence: string): void {
    if (this.#problems.length < 20) this.#problems.push(sentence);
    else this.#untold += 1;
  }

  /** Something acknowledged was not found afterwards. */
  lose(sentence: string): void {
    this.#lost += 1;
    this.problem(sentence);
  }

  /** Something was carried out more often than once, or although nobody asked for it. */
  double(sentence: string): void {
    this.#doubled += 1;
    this.problem(sentence);
  }

  get lost(): number {
    return this.#lost;
  }

  get doubled(): number {
    return this.#doubled;
  }

  recovered(milliseconds: number): void {
    this.slowestRecoveryMs = Math.max(this.slowestRecoveryMs ?? 0, milliseconds);
  }

  /** The first twenty, and how many more there are. */
  get problems(): readonly string[] {
    return this.#untold === 0 ? this.#problems : [...this.#problems, `${this.#untold} more`];
  }

  get holds(): boolean {
    return this.#problems.length === 0;
  }
}

/** A fault that is done to the bank, and the claim that it holds against it. */
export interface Fault {
  /** As in the table of docs/faults.md: `F1`. */
  readonly name: string;
  readonly claim: string;
  /** How many rounds a run has where nobody says otherwise. */
  readonly rounds: number;
  run(rounds: number): Promise<Outcome>;
}
