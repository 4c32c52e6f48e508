import { expect, test } from 'vitest';
import { withoutConditions } from './conditions.ts';

test.each([
  ['Remote - US, except California', 'Remote - US', ['except California']],
  ['Remote (US excluding NY and CO)', 'Remote (US )', ['excluding NY and CO']],
  ['EU only, no UK', 'EU only', ['no UK']],
  ['Canada (Quebec excluded)', 'Canada', ['Quebec excluded']],
  ['Deutschland ohne Bayern', 'Deutschland', ['ohne Bayern']],
  ['France sauf Paris; Lyon', 'France ; Lyon', ['sauf Paris']],
  ['España (excepto Canarias)', 'España', ['excepto Canarias']],
  ['Italia tranne Sicilia', 'Italia', ['tranne Sicilia']],
  ['Remote, not in Texas or Ohio', 'Remote', ['not in Texas or Ohio']],
  ['Remote (must not reside in Colorado)', 'Remote', ['must not reside in Colorado']],
  ['within 25 miles of Denver, CO', '', []],
  ['Max. 40 km from Utrecht', '', []],
  ['im Umkreis von 30 km um Köln', '', []],
  ['London, travel to Dublin required', 'London', []],
  ['Madrid (30% travel to Lisbon)', 'Madrid', []],
  ['Based in Leeds with occasional visits to York', 'Based in Leeds', []],
  ['Must be willing to relocate to Oslo', 'Must be', []],
  ['Lyon, déplacements à Genève', 'Lyon', []],
  ['London (no remote)', 'London', []],
] as const)('SV-09 of “%s” is read “%s”', (text, rest, exceptions) => {
  expect(withoutConditions(text)).toEqual({ text: rest, exceptions });
});

test.each([
  'Oslo, NO or London, UK',
  'Nottingham',
  'Notre-Dame-de-Gravenchon',
  'Exeter',
  'Minneapolis',
  'North Conway',
  'Sauflieu',
  'Ohlsdorf',
  'No. 5, Main Street, York',
])('SV-09 “%s” has no condition', (text) => {
  expect(withoutConditions(text)).toEqual({ text, exceptions: [] });
});
