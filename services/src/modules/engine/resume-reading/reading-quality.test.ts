import { describe, expect, test } from 'vitest';
import { createSkillFinder } from '../skills/index.ts';
import { UnreadableFile } from './document-line.ts';
import { readDocument } from './formats/read-document.ts';
import { matchSkills } from './match-skills.ts';
import { parseResume } from './parse-resume.ts';
import { DOCX, RESUME_FILES } from './testing/resume-files.ts';
import {
  countReading,
  countTicks,
  fieldPrecisionOf,
  fieldRecallOf,
  totalScoreOf,
  type Scores,
} from './testing/score-readings.ts';
import { zipOf } from './testing/zip-of.ts';

const TODAY = '2026-09-01';
/** All but those printed by a browser; `npm run bench -- resumes` measures those too. */
const FILES = RESUME_FILES.filter(({ maker }) => maker !== 'Chromium');
const findSkills = createSkillFinder();

async function read({ contentType, make }: (typeof FILES)[number]) {
  const { reading, skillTexts } = parseResume(await readDocument(contentType, await make()), TODAY);
  return { ...reading, skills: matchSkills(skillTexts, findSkills) };
}

describe('PR-03 résumés in many layouts and languages', () => {
  const scores: Scores = new Map();
  const ticks = { ticked: 0, tickedRight: 0, right: 0 };
  test.each(FILES.filter(({ truth }) => truth !== null).map((file) => [file.name, file] as const))('%s', async (_, file) => {
    const reading = await read(file);
    if (!file.truth) return;
    countReading(scores, reading, file.truth);
    countTicks(ticks, reading, file.truth);
    expect(reading.emailAddress?.value).toBe(file.truth.emailAddress);
    const own: Scores = new Map();
    countReading(own, reading, file.truth);
    expect(fieldRecallOf(totalScoreOf(own))).toBeGreaterThan(0.6);
    for (const { foundAt } of [reading.emailAddress, ...reading.workHistory, ...reading.skills].flatMap((each) => each ?? [])) {
      expect(foundAt.text).not.toBe('');
      expect(foundAt.page === null).toBe(file.contentType !== 'application/pdf');
      for (const side of foundAt.box ?? []) expect(side).toSatisfy((value: number) => value >= 0 && value <= 1);
    }
  });

  test('of the values proposed as taken 97 % are right, and 85 % of the right ones are proposed as taken', () => {
    expect(ticks.tickedRight / ticks.ticked).toBeGreaterThanOrEqual(0.97);
    expect(ticks.tickedRight / ticks.right).toBeGreaterThanOrEqual(0.85);
  });

  test('of all values found 95 % are right, and 85 % of those written are found', () => {
    expect(fieldPrecisionOf(totalScoreOf(scores))).toBeGreaterThanOrEqual(0.95);
    expect(fieldRecallOf(totalScoreOf(scores))).toBeGreaterThanOrEqual(0.85);
  });
});

test.each(FILES.filter(({ truth }) => truth === null).map((file) => [file.name, file] as const))(
  'PR-03 %s cannot be read, and nothing crashes',
  async (_, { contentType, make }) => {
    await expect(readDocument(contentType, await make())).rejects.toBeInstanceOf(UnreadableFile);
  },
);

test('PR-03 a document that is small as a file and huge when unpacked is not unpacked', async () => {
  const bomb = zipOf({ 'word/document.xml': ' '.repeat(30 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  await expect(readDocument(DOCX, bomb)).rejects.toBeInstanceOf(UnreadableFile);
});
