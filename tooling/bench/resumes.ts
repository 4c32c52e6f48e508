import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table, type Say, type Section } from './write-section.ts';

const MEASURE = join(import.meta.dirname, '../../services/src/bench/resumes.ts');
const WITHIN_MS = 20 * 60_000;

interface Share {
  precision: number;
  recall: number;
  written: number;
}
interface Group {
  all: Share;
  /** Values proposed as taken: how many, the share that is right, and the share of the right ones that is among them. */
  ticked: { ticked: number; precision: number; recall: number };
  fields: Record<string, Share>;
}

/** The JSON that services/src/bench/resumes.ts prints. */
interface Measured {
  outcomes: { read: number; refused: number; wrong: number };
  makers: Record<string, number>;
  skipped: string[];
  seconds: { median: number; most: number };
  tuning: Group;
  keptApart: Group;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const cells = (share: Share | undefined) =>
  share === undefined ? ['—', '—', '—'] : [percent(share.precision), percent(share.recall), share.written];

/** Precision and recall of each field, over résumés whose content is known because the project makes them. */
export async function measureResumes(say: Say): Promise<Section> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [MEASURE], { maxBuffer: 2 ** 24, timeout: WITHIN_MS });
  for (const line of stderr.split('\n').filter((text) => text !== '')) say(line);
  const { outcomes, makers, skipped, seconds, tuning, keptApart } = JSON.parse(stdout) as Measured;
  const files = Object.values(makers).reduce((sum, each) => sum + each, 0);
  const names = [...new Set([...Object.keys(tuning.fields), ...Object.keys(keptApart.fields)])];
  const text = `${machine()}

${files} files that [the project makes itself](../services/src/modules/engine/resume-reading/testing/resume-files.ts), with their content beside them: ${Object.entries(
    makers,
  )
    .map(([maker, count]) => `${maker} ${count}`)
    .join(
      ', ',
    )}. Word, LibreOffice and LaTeX were not at hand: their layouts are imitated. Chromium prints as the editors in browsers do that export with it.
${outcomes.read} were read, ${outcomes.refused} were refused as they should be (encrypted, damaged, without text), ${outcomes.wrong} otherwise.
A reading in its own process took ${seconds.median.toFixed(1)} s in the median and ${seconds.most.toFixed(1)} s at most.${skipped.length > 0 ? ` Not made without a browser: ${skipped.join(', ')}.` : ''}
Precision is the share of found values that are exactly as written, recall the share of written values that were found so. The files kept apart are of other people in the same layouts; no list of the reading has a word because of them.
A value that was found with confidence is proposed as taken: ${[tuning, keptApart].map(({ ticked }) => `${percent(ticked.precision)} of ${ticked.ticked} such values are right, and ${percent(ticked.recall)} of the right values are among them`).join('; kept apart: ')}. A record counts as right if all that is written of it was found.

${table(
  ['field', 'precision', 'recall', 'values', 'precision, kept apart', 'recall, kept apart', 'values, kept apart'],
  [
    ...names.map((name) => [name, ...cells(tuning.fields[name]), ...cells(keptApart.fields[name])]),
    ['all', ...cells(tuning.all), ...cells(keptApart.all)],
  ],
)}`;
  return { title: 'Résumé reading', text };
}
