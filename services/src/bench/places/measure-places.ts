// Grades the reading of the labelled locations and prints JSON; `--mistakes` names what was read otherwise of those for tuning.
import { parseArgs } from 'node:util';
import { gradeLocations, sharesOf, type Grade } from '../../modules/engine/places/testing/grade-locations.ts';
import { readLocationTexts } from '../../modules/engine/places/testing/location-texts.ts';
import { wholeGazetteer } from '../../modules/engine/places/testing/whole-gazetteer.ts';

const { values } = parseArgs({ options: { mistakes: { type: 'boolean', default: false } } });

function printMistake({ location, reading, country, city }: Grade): void {
  const read = reading.places.map((place) =>
    [place.city, place.state, place.countries ? '*' : place.country].map((part) => part ?? '').join('/'),
  );
  const wrong = country ? 'city' : 'country';
  if (!country || !city)
    process.stderr.write(
      `${wrong}: ${location.text}\n  read   ${read.join('; ')}\n  truth  ${JSON.stringify(location.truths)}\n`,
    );
}

const texts = readLocationTexts();
const gazetteer = wholeGazetteer();
const start = performance.now();
const grades = gradeLocations(texts, gazetteer);
// The texts around each one are read too.
const read = texts.length + texts.reduce((sum, { context }) => sum + context.others.length, 0);
const microseconds = ((performance.now() - start) * 1000) / read;
const half = (isKeptApart: boolean) => grades.filter(({ location }) => location.isKeptApart === isKeptApart);
if (values.mistakes) for (const grade of half(false)) printMistake(grade);

const bySource = Map.groupBy(grades, ({ location }) => location.source);
const result = {
  microseconds,
  tuning: sharesOf(half(false)),
  keptApart: sharesOf(half(true)),
  sources: Object.fromEntries([...bySource].map(([source, own]) => [source, sharesOf(own)])),
};
process.stdout.write(`${JSON.stringify(result)}\n`);
