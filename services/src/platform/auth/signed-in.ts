import { Refusal } from '../refusals/refusal.ts';
import type { CandidateViewer, Viewer } from '../module.ts';

/** The signed-in candidate; refuses an anonymous viewer. */
export function signedIn(viewer: Viewer): CandidateViewer {
  if (viewer.kind === 'anonymous') throw new Refusal('NOT_SIGNED_IN');
  return viewer;
}
