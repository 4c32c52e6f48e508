import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { table, type Say, type Section } from './write-section.ts';

const MEASURE = join(import.meta.dirname, '../../services/src/bench/titles/measure-titles.ts');

interface Share {
  precision: number;
  recall: number;
  stated: number;
}
interface Group {
  titles: number;
  level: Share;
  type: Share;
  mistakes: { title: string; read: string; labelled: string }[];
}

/** The JSON that services/src/bench/titles/measure-titles.ts prints. */
interface Measured {
  tuning: Group;
  keptApart: Group;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const cells = ({ precision, recall, stated }: Share) => [percent(precision), percent(recall), stated];

/** Precision and recall of level and employment type as the importer reads them from titles. */
export async function measureTitles(say: Say): Promise<Section> {
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURE], { maxBuffer: 2 ** 24 });
  const { tuning, keptApart } = JSON.parse(stdout) as Measured;
  for (const { title, read, labelled } of tuning.mistakes) say(`${title}: read ${read}, labelled ${labelled}`);
  const text = `${tuning.titles + keptApart.titles} titles of real postings, labelled by hand with the level and the employment type that they state
([labelled-titles.tsv](../services/src/modules/engine/feeds/fields/testing/labelled-titles.tsv)). Precision is the share of read values that are right, recall the share of
stated values that were read. Those kept apart were drawn at random and labelled after the patterns had been written; no pattern was changed for them.

${table(
  ['field', 'precision', 'recall', 'values', 'precision, kept apart', 'recall, kept apart', 'values, kept apart'],
  [
    ['level', ...cells(tuning.level), ...cells(keptApart.level)],
    ['employment type', ...cells(tuning.type), ...cells(keptApart.type)],
  ],
)}`;
  return { title: 'Titles', text };
}
