import type { WorkMode } from '@hirehq/shared-contracts/codes';
import words from './work-modes.json' with { type: 'json' };
import { MeaningFinder } from './meaning-finder.ts';

/** Words and phrases of many languages for a work mode, and for the exclusion of remote work. */
export const WORK_MODE_TERMS = new MeaningFinder<WorkMode | 'NONE'>(words);

/** Alone among other words, they are as often about something else: 'Manager, Office'. */
const GENERAL = new Set(
  'office flexible virtual distributed anywhere blended buro офис ofis mixto misto mixta fysisk local distans yerinde sahada helyben'.split(
    ' ',
  ),
);

/** The work mode that a part of a text names and nothing else, such as one in brackets. */
export function workModeOfPart(part: string): WorkMode | undefined {
  const meaning = GENERAL.has(part.trim().toLowerCase()) ? undefined : WORK_MODE_TERMS.meaningOf(part);
  return meaning === 'NONE' ? undefined : meaning;
}
