import { RECENT_SIGN_IN_SECONDS } from '@hirehq/shared-contracts/session';
import { Refusal } from '../refusals/refusal.ts';
import type { CandidateViewer, Viewer } from '../module.ts';
import { signedIn } from './signed-in.ts';

/** Seconds by which the provider's clock may be ahead of ours. */
const CLOCK_TOLERANCE_SECONDS = 60;

/** Whether a sign-in at this time is recent. A time that is unknown, or lies in the future, is not. */
export function isRecent(authenticatedAt: Date | undefined, now: Date): boolean {
  if (authenticatedAt === undefined) return false;
  const age = (now.getTime() - authenticatedAt.getTime()) / 1000;
  return age <= RECENT_SIGN_IN_SECONDS && age >= -CLOCK_TOLERANCE_SECONDS;
}

/** The signed-in candidate, who proved who they are within the last minutes; refuses anybody else with SIGN_IN_AGAIN. */
export function recentlySignedIn(viewer: Viewer, now: Date): CandidateViewer {
  const candidate = signedIn(viewer);
  if (!isRecent(candidate.authenticatedAt, now)) throw new Refusal('SIGN_IN_AGAIN');
  return candidate;
}
