import type { TestMember } from '#bank/testing/test-member.ts';
import type { Caller } from '#bank/index.ts';
import type { ModelMember } from './model.ts';

/** A member and their browser. */
export interface SimulatedMember {
  /** As in `member 3`. */
  readonly name: string;
  readonly details: TestMember;
  readonly model: ModelMember;
  /** The bank's keys of the cards. */
  readonly cards: Readonly<Record<'debit' | 'credit', string>>;
  /** The tokens that the browser keeps. */
  sessionToken: string | null;
  browserToken: string | null;
  /** A sign-in that is under way. */
  signingIn: Promise<void> | null;
  /** How many tries to sign in were cut short, by the store or the network. */
  triesCutShort: number;
  /** The bank has forgotten at least so many of them: a session was opened after them. */
  triesForgotten: number;
}

/** The browser's state in a request, and the part of it that the answer brings back. */
export class RequestCaller implements Caller {
  sessionToken: string | null;
  browserToken: string | null;
  readonly address = '203.0.113.7';
  readonly device = 'Simulated browser';

  constructor({ sessionToken, browserToken }: SimulatedMember) {
    this.sessionToken = sessionToken;
    this.browserToken = browserToken;
  }

  issueSession(token: string): void {
    this.sessionToken = token;
  }

  dropSession(): void {
    this.sessionToken = null;
  }

  issueBrowserToken(token: string): void {
    this.browserToken = token;
  }

  // Nobody here has a phone on file, so signing in is one step.
  readonly stepToken = null;

  issueStepToken(): void {
    throw new Error('Nobody here takes a second step');
  }

  dropStepToken(): void {}
}
