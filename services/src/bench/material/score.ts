import { wholeGazetteer } from '../../modules/engine/places/testing/whole-gazetteer.ts';
import type { MaterialCase, ReaderName } from './material.ts';
import { scoreDates } from './scoring/score-dates.ts';
import { feedScorer } from './scoring/score-feeds.ts';
import { scorePay } from './scoring/score-pay.ts';
import { placeScorer } from './scoring/score-places.ts';
import { resumeScorer } from './scoring/score-resumes.ts';
import { searchScorer } from './scoring/score-searches.ts';
import { scoreTitleTexts } from './scoring/score-titles.ts';
import { scoreTypes } from './scoring/score-types.ts';
import type { Verdict } from './scoring/verdict.ts';

/** `close`: ends what it has opened, such as a database. */
type Score<Name extends ReaderName> = ((of: MaterialCase<Name>) => Verdict[] | Promise<Verdict[]>) & {
  close?: () => Promise<void>;
};

/** Made when it is asked for: some readers load what they need first. */
export const SCORERS = {
  places: () => placeScorer(wholeGazetteer()),
  pay: () => scorePay,
  titles: () => scoreTitleTexts,
  types: () => scoreTypes,
  dates: () => scoreDates,
  searches: () => searchScorer(wholeGazetteer()),
  feeds: () => feedScorer(wholeGazetteer()),
  resumes: () => resumeScorer(),
} as const satisfies { [Name in ReaderName]?: () => Score<Name> };
export type ScoredReader = keyof typeof SCORERS;
