import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cost } from './cost.ts';

export interface SpecFile {
  /** Paths from the repository's root whose change calls for this file; `npm test -- changed` goes by them. */
  covers: readonly string[];
  /** What the file may cost in a run that is not full. */
  budget: Cost;
}

const E2E = join(import.meta.dirname, '..');

/** By path from this package, with `/`. */
export const SPEC_FILES = JSON.parse(readFileSync(join(E2E, 'spec-files.json'), 'utf8')) as Readonly<Record<string, SpecFile>>;
