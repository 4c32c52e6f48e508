import { EVENTS, type EventDefinition } from '@hirehq/shared-contracts/events';
import { fieldsOf, type Fields } from '@hirehq/shared-contracts/delivery';

export const nameOfEvent = ({ topic, version }: Pick<EventDefinition, 'topic' | 'version'>): string => `${topic}@${version}`;

const definitions: readonly EventDefinition[] = Object.values(EVENTS);
export const TOPICS: ReadonlySet<string> = new Set(definitions.map(({ topic }) => topic));

const defined = (events: Iterable<EventDefinition>): Record<string, Fields> =>
  Object.fromEntries(
    [...events]
      .map((event): [string, Fields] => [nameOfEvent(event), fieldsOf(event.schema)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Fields of all events, as a bus of this version lets them through. */
export const everyEvent = (): Record<string, Fields> => defined(definitions);

/** Fields of the events that are declared and published somewhere. */
export const publishedEvents = (declared: readonly string[], topics: ReadonlySet<string>): Record<string, Fields> =>
  defined(definitions.filter((event) => declared.includes(nameOfEvent(event)) && topics.has(event.topic)));

const isWithin = (field: string, outer: string) =>
  field === outer || field.startsWith(`${outer}.`) || field.startsWith(`${outer}[]`);

/** The members of an event that are read, as fields of its payload: each with what is around it and all that is in it. */
function readFields(all: Fields, paths: readonly (readonly string[])[]): Fields {
  const chosen = new Set<string>();
  for (const [root, ...path] of paths) {
    if (root !== undefined && root !== 'payload') continue;
    const outer: string[] = [];
    for (const name of path) {
      const next = [...outer, name].join('.');
      if (!Object.hasOwn(all, next)) break;
      outer.push(name);
      chosen.add(next);
    }
    const whole = outer.join('.');
    for (const field of Object.keys(all)) if (whole === '' || isWithin(field, whole)) chosen.add(field);
  }
  return Object.fromEntries(Object.entries(all).filter(([field]) => chosen.has(field)));
}

/** What is read of each event, by topic; an event that is followed without reading its payload has no fields. */
export function eventReads(uses: ReadonlyMap<string, readonly (readonly string[])[]>): Record<string, Fields> {
  const read = definitions.filter(({ topic }) => uses.has(topic));
  const every = defined(read);
  return Object.fromEntries(
    Object.entries(every).map(([name, all]) => [name, readFields(all, uses.get(name.split('@')[0] ?? '') ?? [])]),
  );
}
