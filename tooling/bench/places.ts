import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table, type Say, type Section } from './write-section.ts';

const MEASURE = join(import.meta.dirname, '../../services/src/bench/places/measure-places.ts');

interface Shares {
  texts: number;
  country: number;
  city: number;
  state: number;
  open: number;
  openTexts: number;
}

/** The JSON that services/src/bench/places/measure-places.ts prints. */
interface Measured {
  microseconds: number;
  tuning: Shares;
  keptApart: Shares;
  sources: Record<string, Shares>;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const rowOf = (name: string, { texts, country, city, state, open, openTexts }: Shares) => [
  name,
  texts,
  percent(country),
  percent(city),
  percent(state),
  openTexts === 0 ? '—' : `${percent(open)} of ${openTexts}`,
];

/** Share of real locations, labelled by hand, that are read with the right country and city in the context of their feed. */
export async function measurePlaces(say: Say): Promise<Section> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [MEASURE, '--mistakes'], { maxBuffer: 2 ** 24 });
  for (const line of stderr.split('\n').filter((text) => text !== '')) say(line);
  const { microseconds, tuning, keptApart, sources } = JSON.parse(stdout) as Measured;
  const text = `${machine()}

${tuning.texts + keptApart.texts} locations as they stand in real feeds, [labelled by hand](../services/src/modules/engine/places/testing/location-texts.tsv), each read with other
locations of its employer or feed as the context. Right is the set of countries, and of cities, of the whole text. *Open* are texts that a person cannot tell either
('Cambridge' without a context): right is to read no country. The texts kept apart were not looked at while the reading was tuned. A text took ${microseconds.toFixed(0)} µs.

${table(
  ['locations', 'texts', 'country right', 'city right', 'state right', 'left open'],
  [
    rowOf('for tuning', tuning),
    rowOf('kept apart', keptApart),
    ...Object.entries(sources).map(([source, shares]) => rowOf(source, shares)),
  ],
)}`;
  return { title: 'Locations', text };
}
