import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmploymentType, ExperienceLevel } from '@hirehq/shared-contracts/codes';
import { levelOfTitle, typeOfTitle } from '../read-title.ts';

/** A title of a real posting with what it says about level and type, as a person reads it. */
export interface LabelledTitle {
  /** Drawn at random, and labelled, after the patterns were written; none has a word because of it. */
  isKeptApart: boolean;
  /** Any of these is right; '-' for a title that states none. */
  levels: readonly string[];
  types: readonly string[];
  title: string;
}

export async function readLabelledTitles(): Promise<LabelledTitle[]> {
  const text = await readFile(join(import.meta.dirname, 'labelled-titles.tsv'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [set, levels = '', types = '', title = ''] = line.split('\t');
      return { isKeptApart: set === 'apart', levels: levels.split('/'), types: types.split('/'), title };
    });
}

/** How often a value was read rightly, wrongly, and not where a title states one. */
export interface TitleScore {
  right: number;
  wrong: number;
  missed: number;
}
export interface TitleScores {
  level: TitleScore;
  type: TitleScore;
  /** What was read otherwise than labelled. */
  mistakes: { title: string; read: string; labelled: string }[];
}

function count(score: TitleScore, read: ExperienceLevel | EmploymentType | null, labels: readonly string[]): boolean {
  const isRight = labels.includes(read ?? '-');
  if (isRight) score.right += read === null ? 0 : 1;
  else if (read === null) score.missed += 1;
  else score.wrong += 1;
  return isRight;
}

/** The titles as they are read, against their labels. */
export function scoreTitles(titles: readonly LabelledTitle[]): TitleScores {
  const scores: TitleScores = {
    level: { right: 0, wrong: 0, missed: 0 },
    type: { right: 0, wrong: 0, missed: 0 },
    mistakes: [],
  };
  for (const { title, levels, types } of titles) {
    const [level, type] = [levelOfTitle(title), typeOfTitle(title)];
    if (!count(scores.level, level, levels))
      scores.mistakes.push({ title, read: `level ${level ?? '-'}`, labelled: levels.join('/') });
    if (!count(scores.type, type, types)) scores.mistakes.push({ title, read: `type ${type ?? '-'}`, labelled: types.join('/') });
  }
  return scores;
}

export const precisionOf = ({ right, wrong }: TitleScore): number => (right + wrong === 0 ? 1 : right / (right + wrong));
export const recallOf = ({ right, wrong, missed }: TitleScore): number =>
  right + wrong + missed === 0 ? 1 : right / (right + wrong + missed);
