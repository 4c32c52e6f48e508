import { levelOfTitle, typeOfTitle, workModeOfTitle } from '../../../modules/engine/feeds/fields/read-title.ts';
import type { MaterialCase } from '../material.ts';
import { verdictOn, type Verdict } from './verdict.ts';

/** What a title says beside the occupation. */
export const scoreTitleTexts = ({ text, level, type, mode }: MaterialCase<'titles'>): Verdict[] => [
  verdictOn({ field: 'level', read: levelOfTitle(text), expected: [level ?? null] }),
  verdictOn({ field: 'type', read: typeOfTitle(text), expected: [type ?? null] }),
  verdictOn({ field: 'mode', read: workModeOfTitle(text).workMode, expected: [mode ?? null] }),
];
