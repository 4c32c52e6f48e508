import { z } from 'zod';
import { releaseSchema } from '../release.ts';
import { surfaceSchema } from './surface.ts';

/** `release.json` as a build writes it. What pages have of it is `releaseSchema`, without `servedTexts`, `servedPart` and `budgets`. */
export const builtReleaseSchema = z.object({ ...releaseSchema.shape, surface: surfaceSchema.optional() });
export type BuiltRelease = z.infer<typeof builtReleaseSchema>;

/** Most files of a release, and most bytes of one file and of all. */
export const RELEASE_LIMITS = { files: 2000, fileBytes: 16 * 1024 * 1024, bytes: 128 * 1024 * 1024 } as const;

/** Name of a file by its content, as addresses of the API have it: its integrity with `-` and `_` for `+` and `/`. */
export const fileHash = z.string().regex(/^sha384-[A-Za-z0-9_-]{64}$/);
export const hashOfIntegrity = (integrity: string): string => integrity.replaceAll('+', '-').replaceAll('/', '_');
