// Measures the reading of résumés made for it, and prints JSON; `--mistakes` names what was read otherwise of the files for tuning, `--only NAME` reads some files.
import { parseArgs } from 'node:util';
import { matchSkills, readInChild } from '../modules/engine/resume-reading/index.ts';
import { RESUME_FILES, type ResumeFile } from '../modules/engine/resume-reading/testing/resume-files.ts';
import {
  countReading,
  countTicks,
  fieldPrecisionOf,
  fieldRecallOf,
  totalScoreOf,
  type FieldScore,
  type ScoredReading,
  type Scores,
} from '../modules/engine/resume-reading/testing/score-readings.ts';
import { createSkillFinder } from '../modules/engine/skills/index.ts';
import type { ResumeTruth } from '../modules/engine/resume-reading/testing/compose-resume.ts';

const TODAY = '2026-09-01';
const { values } = parseArgs({
  options: { mistakes: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const browser = process.env['CHROME_PATH'];
const findSkills = createSkillFinder();

/** `read` and `refused` as it should be, or not. */
type Outcome = 'read' | 'refused' | 'wrong';
const outcomes: Record<Outcome, number> = { read: 0, refused: 0, wrong: 0 };
const scores = { tuning: new Map() as Scores, keptApart: new Map() as Scores };
const ticks = { tuning: { ticked: 0, tickedRight: 0, right: 0 }, keptApart: { ticked: 0, tickedRight: 0, right: 0 } };
const makers: Record<string, number> = {};
const seconds: number[] = [];
const skipped: string[] = [];

function printMistakes({ name }: ResumeFile, reading: ScoredReading, truth: ResumeTruth): void {
  const own: Scores = new Map();
  countReading(own, reading, truth);
  const wrong = [...own].filter(([, score]) => score.wrong + score.missed > 0).map(([field]) => field.split('.')[0] ?? '');
  for (const field of new Set(wrong)) {
    const found = reading[field as keyof ScoredReading];
    const shown = Array.isArray(found) ? found.map(({ value }) => value) : found;
    process.stderr.write(
      `${name}: ${field}\n  found   ${JSON.stringify(shown)}\n  written ${JSON.stringify(truth[field as keyof ResumeTruth])}\n`,
    );
  }
}

async function measure(file: ResumeFile): Promise<Outcome> {
  const data = await file.make(browser);
  const start = performance.now();
  const response = await readInChild({ contentType: file.contentType, data, today: TODAY });
  seconds.push((performance.now() - start) / 1000);
  makers[file.maker] = (makers[file.maker] ?? 0) + 1;
  if (!('parsed' in response)) return file.truth === null ? 'refused' : 'wrong';
  if (!file.truth) return 'wrong';
  const reading = { ...response.parsed.reading, skills: matchSkills(response.parsed.skillTexts, findSkills) };
  countReading(scores[file.isKeptApart ? 'keptApart' : 'tuning'], reading, file.truth);
  countTicks(ticks[file.isKeptApart ? 'keptApart' : 'tuning'], reading, file.truth);
  if (values.mistakes && !file.isKeptApart) printMistakes(file, reading, file.truth);
  return 'read';
}

for (const file of RESUME_FILES.filter(({ name }) => name.includes(values.only))) {
  if (file.maker === 'Chromium' && browser === undefined) skipped.push(file.name);
  else {
    const outcome = await measure(file);
    if (outcome === 'wrong') process.stderr.write(`${file.name}: ${file.truth ? 'could not be read' : 'was read'}\n`);
    outcomes[outcome] += 1;
  }
}

const share = (score: FieldScore) => ({
  precision: fieldPrecisionOf(score),
  recall: fieldRecallOf(score),
  written: score.right + score.missed,
});
/** Of the values proposed as taken, the share that is right; of the right ones, the share that is proposed as taken. */
const ticked = ({ ticked: all, tickedRight, right }: (typeof ticks)['tuning']) => ({
  ticked: all,
  precision: all === 0 ? 1 : tickedRight / all,
  recall: right === 0 ? 1 : tickedRight / right,
});
const fieldsOf = (own: Scores) => Object.fromEntries([...own].map(([field, score]) => [field, share(score)]));
const sorted = seconds.toSorted((a, b) => a - b);
const result = {
  outcomes,
  makers,
  skipped,
  seconds: { median: sorted[sorted.length >> 1] ?? 0, most: sorted.at(-1) ?? 0 },
  tuning: { all: share(totalScoreOf(scores.tuning)), ticked: ticked(ticks.tuning), fields: fieldsOf(scores.tuning) },
  keptApart: { all: share(totalScoreOf(scores.keptApart)), ticked: ticked(ticks.keptApart), fields: fieldsOf(scores.keptApart) },
};
process.stdout.write(`${JSON.stringify(result)}\n`);
