import { OPERATOR } from '@hirehq/shared-contracts/session';
import { Refusal } from '../refusals/refusal.ts';
import type { CandidateViewer, Viewer } from '../module.ts';
import { signedIn } from './signed-in.ts';

/** The signed-in viewer with the role of operators; refuses anybody else with ROLE_MISSING. */
export function operator(viewer: Viewer): CandidateViewer {
  const person = signedIn(viewer);
  if (!person.roles?.includes(OPERATOR)) throw new Refusal('ROLE_MISSING');
  return person;
}
