import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { openSealedHalf, readOpenHalf } from '../material/material-files.ts';
import type { MaterialCase } from '../material/material.ts';
import type { HitSearch } from './hit-words.ts';

const MATERIAL = join(import.meta.dirname, '../material');

const words = z.array(z.string().trim().min(1));
/** By language. */
const occupationsSchema = z.record(
  z.string().length(2),
  z.array(z.strictObject({ text: z.string().min(1), hitAny: words.min(1), hitNone: words.default([]) })),
);

/** The commonest titles of several languages. */
export async function occupationSearches(): Promise<HitSearch[]> {
  const text = await readFile(join(import.meta.dirname, 'occupations.json'), 'utf8');
  return Object.entries(occupationsSchema.parse(JSON.parse(text))).flatMap(([language, titles]) =>
    titles.map((each) => ({ ...each, id: `${language} ${each.text}`, kind: language })),
  );
}

const withWords = (cases: readonly MaterialCase<'searches'>[]): HitSearch[] => cases.filter(({ hitAny }) => hitAny.length > 0);

/** The searches of the material that say which words a good hit has. */
export const openSearches = async (): Promise<HitSearch[]> => withWords(await readOpenHalf(MATERIAL, 'searches'));
/** Those of the half that is opened once, at the end. */
export const sealedSearches = async (today: string): Promise<HitSearch[]> =>
  withWords(await openSealedHalf(MATERIAL, 'searches', today));
