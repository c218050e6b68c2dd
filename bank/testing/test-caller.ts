import type { EpochMs } from '#contract/time/time.ts';
import type { Caller } from '../ports.ts';

/** A browser of a member: it keeps the session as a cookie would. */
export class TestCaller implements Caller {
  sessionToken: string | null;
  /** Until when the session lasts at most; null where none was issued to this caller. */
  expiresAt: EpochMs | null = null;
  browserToken: string | null = null;
  stepToken: string | null = null;
  membershipId: string | null = null;
  readonly address: string = '203.0.113.7';
  readonly device: string = 'Test browser';

  constructor(sessionToken: string | null = null) {
    this.sessionToken = sessionToken;
  }

  issueSession(token: string, expiresAt: EpochMs): void {
    this.sessionToken = token;
    this.expiresAt = expiresAt;
  }

  dropSession(): void {
    this.sessionToken = null;
    this.expiresAt = null;
  }

  issueBrowserToken(token: string): void {
    this.browserToken = token;
  }

  issueStepToken(token: string): void {
    this.stepToken = token;
  }

  dropStepToken(): void {
    this.stepToken = null;
  }
}
