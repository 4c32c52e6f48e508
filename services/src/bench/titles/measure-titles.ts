// Measures how level and type are read from labelled titles of real postings, and prints JSON.
import {
  precisionOf,
  readLabelledTitles,
  recallOf,
  scoreTitles,
  type TitleScore,
} from '../../modules/engine/feeds/fields/testing/labelled-titles.ts';

const share = (score: TitleScore) => ({
  precision: precisionOf(score),
  recall: recallOf(score),
  stated: score.right + score.wrong + score.missed,
});

const titles = await readLabelledTitles();
const measured = (isKeptApart: boolean) => {
  const own = titles.filter((each) => each.isKeptApart === isKeptApart);
  const { level, type, mistakes } = scoreTitles(own);
  return { titles: own.length, level: share(level), type: share(type), mistakes: isKeptApart ? [] : mistakes };
};
process.stdout.write(`${JSON.stringify({ tuning: measured(false), keptApart: measured(true) }, undefined, 2)}\n`);
