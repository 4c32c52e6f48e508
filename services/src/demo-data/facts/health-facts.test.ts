import { expect, test } from 'vitest';
import { isHealthGroup, isHealthOccupation } from '../../modules/engine/skills/index.ts';
import { demoEmployers } from '../demo-employers.ts';
import { generateJobs } from '../generate-jobs.ts';
import { OCCUPATIONS } from '../occupation.ts';
import { createRandom } from '../random.ts';

test('SH-28 the title and the unit group of each demo occupation say the same', () => {
  const other = OCCUPATIONS.filter(({ title, unitGroup }) => isHealthOccupation(title) !== isHealthGroup(unitGroup));
  expect(other.map(({ title, unitGroup }) => `${unitGroup} ${title}`)).toEqual([]);
});

test('SH-28 demo jobs in health, whoever the employer, state shifts, licence, setting and band, and no others do', () => {
  const random = createRandom(7);
  const around = { employers: demoEmployers(random), stateOf: () => null, now: new Date('2026-01-02T03:04:05Z') };
  const jobs = [...generateJobs(random, around, 1500)];
  const inHealth = jobs.filter(({ title }) => isHealthOccupation(title));
  expect(inHealth.length).toBeGreaterThan(150);
  const most = (isStated: (job: (typeof jobs)[number]) => boolean) => inHealth.filter(isStated).length > 0.7 * inHealth.length;
  expect(most((job) => job.careSetting !== null)).toBe(true);
  expect(most((job) => job.shiftPattern !== null)).toBe(true);
  expect(most((job) => job.licenceNeed !== null)).toBe(true);
  for (const band of ['Band ', 'FWG ', 'TVöD ']) expect(inHealth.some(({ payBand }) => payBand?.startsWith(band))).toBe(true);
  const others = jobs.filter(({ title }) => !isHealthOccupation(title));
  expect(others.filter(({ careSetting, shiftPattern, licenceNeed }) => careSetting ?? shiftPattern ?? licenceNeed)).toEqual([]);
});
