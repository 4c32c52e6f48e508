import type { FeedSource } from '../../../../platform/feed-source/feed-source.ts';
import { readStart } from '../../../../platform/feed-source/read-text.ts';
import { payTextOf } from '../fields/pay/read-pay.ts';
import type { FeedMap, Field } from '../formats/feed-map.ts';
import { expressionsOf, pathsIn } from '../formats/mapped-record.ts';
import { sampleOf } from '../formats/read-field.ts';
import { meanLength } from './field-guesses.ts';
import { descriptionOfFacts } from './description-of-facts.ts';
import { combineFields, isForRemoteCandidates } from './combine-fields.ts';
import { employerElsewhere } from './employer-elsewhere.ts';
import { guessFields } from './guess-fields.ts';
import { knownFormat } from './known-format.ts';
import { guessClosed, guessDayOrder, unreadCodes } from './guess-values.ts';
import { pathsOfRecords, type SampledPath } from './paths-of-records.ts';
import { formatOf, readSamples, type MappedFormat } from './read-samples.ts';

/** What a suggested map says about itself, for the person who edits it; the import ignores it. */
interface About {
  format: MappedFormat;
  /** Number of records looked at. */
  records: number;
  notes: string[];
  /** By our field: values of the feed. */
  samples: Record<string, string[]>;
  /** Paths that the map does not use, with values. */
  unused: Record<string, string[]>;
}
export type SuggestedMap = FeedMap & { about: About };

const HEAD_BYTES = 4 * 1024 * 1024;
const MOST_SAMPLES = 3;
const MORE_TEXT =
  /require|anforderung|profil|benefit|responsib|aufgaben|qualific|bieten|offer|duties|nice_?to_?have|requisito|perfil|mission|task|t(?:ä|ae)tigkeit/i;
/** Several words with a full stop. */
const SENTENCE = /\p{L}+ \p{L}+ \p{L}+.*[.!?]/su;
const LEAST_TEXT = 20;

const samplesOf = ({ values }: SampledPath): string[] => [...new Set(values.map(sampleOf))].slice(0, MOST_SAMPLES);

/** The columns of the description, in the order of the feed: the one that was recognised, and texts beside it. */
function descriptionOf(paths: readonly SampledPath[], guessed: Map<Field, SampledPath>): string[] {
  const used = new Set(guessed.values());
  const [longest] = paths
    .filter((path) => !used.has(path) && meanLength(path) >= LEAST_TEXT && path.values.some((value) => SENTENCE.test(value)))
    .toSorted((a, b) => meanLength(b) - meanLength(a));
  const main = guessed.get('description') ?? longest;
  return paths
    .filter((path) => path === main || (!used.has(path) && MORE_TEXT.test(path.name) && meanLength(path) >= LEAST_TEXT))
    .map(({ path }) => path);
}

function payNotes(guessed: Map<Field, SampledPath>): string[] {
  const amounts = (['salary_range', 'salary_min', 'salary_max'] as const).flatMap((field) => guessed.get(field)?.values ?? []);
  if (amounts.length === 0 || guessed.has('salary_currency')) return [];
  return amounts.some((text) => payTextOf(text.slice(0, 500))?.currency)
    ? []
    : [
        'The pay has no currency, so it is not imported: state it as "defaults": { "salary_currency": "EUR" }, and "salary_unit" if it is not clear.',
      ];
}

/** Suggests a map for the feed from its first records, with samples of the values. Throws FeedError if no record is found. */
export async function suggestMap(source: FeedSource, format?: MappedFormat): Promise<SuggestedMap> {
  const { text, isAll, assumed } = await readStart(source, HEAD_BYTES);
  const samples = await readSamples(text, format ?? formatOf(text), isAll);
  const paths = pathsOfRecords(samples.records);
  const { chosen: guessed, fits } = guessFields(paths);
  const description = descriptionOf(paths, guessed);
  const fields = combineFields(paths, guessed, fits);
  const employer = fields.company === undefined ? employerElsewhere(guessed.get('title'), paths, samples.head) : undefined;
  Object.assign(fields, employer?.fields);
  const defaults: NonNullable<FeedMap['defaults']> = {
    ...(employer?.name !== undefined && { company: employer.name }),
    ...(isForRemoteCandidates(guessed) && { work_mode: 'Remote' }),
  };
  const [only, ...others] = description;
  if (only !== undefined) fields.description = others.length > 0 ? description : only;

  const composed = only === undefined ? descriptionOfFacts(fields) : undefined;
  if (composed !== undefined) fields.description = composed;

  const notes: string[] = [];
  const known = knownFormat(paths, guessed);
  if (known) notes.push(`This looks like the format ${known}, which is read without a map: --format ${known}.`);
  for (const field of ['title', 'description'] as const)
    if (fields[field] === undefined)
      notes.push(
        `No field was recognised as the ${field}, which is required: map the field that has it${field === 'description' ? ', or put one together, as in "description": "={title}, {company}"' : ''}.`,
      );
  if (composed !== undefined)
    notes.push(
      'No field was recognised as the description, which is required: what the feed states is put together as one. Map a field instead if there is one.',
    );
  if (fields.id === undefined)
    notes.push('No field was recognised as the id: jobs are then recognised by their address or content.');
  if (employer?.name !== undefined)
    notes.push(`The employer is the one that the feed names outside of its records: '${sampleOf(employer.name)}'.`);
  if (fields.company === undefined && employer?.name === undefined)
    notes.push('No field was recognised as the employer: name it with --employer.');
  notes.push(...payNotes(guessed));

  const codes: NonNullable<FeedMap['codes']> = {};
  for (const [field, path] of guessed) {
    const unread = [...unreadCodes(field, path)];
    const coded = unread.filter((each): each is [string, string] => each[1] !== undefined);
    if (coded.length > 0) codes[field] = Object.fromEntries(coded);
    const unknown = unread.filter(([, code]) => code === undefined).map(([value]) => `'${sampleOf(value)}'`);
    if (unknown.length > 0)
      notes.push(`Values of ${field} that are not understood; name their codes in "codes": ${unknown.slice(0, 8).join(', ')}.`);
  }
  const closed = guessClosed(paths);
  const dates = guessDayOrder([guessed.get('posted_at'), guessed.get('closes_on')].filter((path) => path !== undefined));
  const used = new Set([...Object.values(fields).flatMap(pathsIn), ...description, closed?.field]);
  return {
    ...(samples.list !== undefined && { list: samples.list }),
    fields,
    ...(Object.keys(codes).length > 0 && { codes }),
    ...(Object.keys(defaults).length > 0 && { defaults }),
    ...(closed && { closed: [closed] }),
    ...(dates && { dates }),
    ...(assumed && { encoding: assumed }),
    about: {
      format: samples.format,
      records: samples.records.length,
      notes,
      samples: Object.fromEntries([...guessed].map(([field, path]) => [field, samplesOf(path)])),
      unused: Object.fromEntries(paths.filter(({ path }) => !used.has(path)).map((path) => [path.path, samplesOf(path)])),
    },
  };
}

/** The suggestion as text, for the person who requested it. */
export function suggestionText({ fields, about }: SuggestedMap): string {
  const width = Math.max(...Object.keys(fields).map((field) => field.length));
  const rows = Object.entries(fields).map(
    ([field, path]) =>
      `  ${field.padEnd(width)}  ${expressionsOf(path).join(typeof path === 'object' && 'first' in path ? ' or ' : ' + ')}   ${(about.samples[field] ?? []).map((sample) => `'${sample.slice(0, 40)}'`).join(', ')}`,
  );
  return `${[`${about.records} records of format ${about.format} were looked at:`, ...rows, ...about.notes.map((note) => `  ${note}`)].join('\n')}\n`;
}
