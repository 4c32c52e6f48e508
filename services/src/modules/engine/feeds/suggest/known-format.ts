import type { FeedFormat } from '@hirehq/shared-contracts/employer';
import type { Field } from '../formats/feed-map.ts';
import type { SampledPath } from './paths-of-records.ts';

/** Formats that are read without a map, by paths that only they have; a record without `required` would be refused. */
const KNOWN: readonly { format: FeedFormat; own: readonly string[]; required: readonly string[] }[] = [
  { format: 'greenhouse', own: ['absolute_url', 'location.name', 'updated_at'], required: ['content'] },
  { format: 'lever', own: ['hostedUrl', 'categories.location', 'text'], required: ['description', 'descriptionPlain'] },
  { format: 'ashby', own: ['jobUrl', 'descriptionHtml', 'employmentType'], required: ['descriptionHtml'] },
  { format: 'jsonld', own: ['@type', 'hiringOrganization.name'], required: ['description'] },
  { format: 'jsonld', own: ['item.@type', 'item.hiringOrganization.name'], required: ['item.description'] },
  { format: 'indeed-xml', own: ['referencenumber', 'title', 'company'], required: ['description'] },
];
/** Fields that the simplest of these formats does not have. */
const BEYOND_INDEED: readonly Field[] = [
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_unit',
  'remote',
  'hybrid',
  'other_locations',
  'apply_url',
];

/** The format that reads the feed without a map, and as much of it as the map does. */
export function knownFormat(paths: readonly SampledPath[], guessed: ReadonlyMap<Field, SampledPath>): FeedFormat | undefined {
  const filled = new Map(paths.map(({ path, filled: share }) => [path, share]));
  const known = KNOWN.find(
    ({ own, required }) =>
      own.every((path) => filled.has(path)) && required.reduce((sum, path) => sum + (filled.get(path) ?? 0), 0) >= 1,
  )?.format;
  return known === 'indeed-xml' && BEYOND_INDEED.some((field) => guessed.has(field)) ? undefined : known;
}
