import { z } from 'zod';
import { releaseVersion } from '../release.ts';
import { text } from '../rest/primitives.ts';

/** `shell`, or the id of a remote. */
export const remoteId = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/);
export const remoteVersion = z.string().refine((value) => releaseVersion.safeParse(value).success, {
  error: 'must be a version such as 1.4.0-3f2a9c0b1d',
});
/** Number of a release set; each change of what is live has the next one. */
export const sequence = z.coerce.number().int().min(0);
/** Why a change is made, for the history. */
export const why = text(500);
/** The number of the live set that the caller has seen; with another one the change is refused with CONFLICT. */
export const expected = sequence.optional();
