import { differences, fieldsOfJsonSchema, newlyRequired, type JsonSchema } from '@hirehq/shared-contracts/delivery';
import type { EventDefinition } from '@hirehq/shared-contracts/events';
import { z } from 'zod';
import { samplesOf } from './samples.ts';

/** Topic → version → the schema of that version. */
export type EventRecord = Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;

type Events = readonly EventDefinition[];

const schemaOf = ({ schema }: EventDefinition): JsonSchema => {
  const { $schema: _, ...own } = z.toJSONSchema(schema);
  return own;
};
const isSame = (one: JsonSchema, other: JsonSchema) => JSON.stringify(one) === JSON.stringify(other);

/** What a remote that was built with the recorded schema would miss, as a reader or as a publisher. */
function incompatible(recorded: JsonSchema, now: JsonSchema): string[] {
  const [before, after] = [fieldsOfJsonSchema(recorded), fieldsOfJsonSchema(now)];
  return [
    ...differences(before, after).map(({ field, is }) => (is === 'gone' ? `${field} is gone` : `${field} has another type`)),
    ...newlyRequired(before, after).map((field) => `${field} is required`),
  ];
}

/** The record with the events as they are: a version keeps its schema, apart from fields that may be absent. */
export function eventRecordOf(record: EventRecord, events: Events): EventRecord {
  const next = events.map((event): [string, EventRecord[string]] => {
    const versions = record[event.topic] ?? {};
    const recorded = versions[event.version];
    const now = schemaOf(event);
    return [event.topic, recorded && incompatible(recorded, now).length > 0 ? versions : { ...versions, [event.version]: now }];
  });
  return Object.fromEntries(next.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What is wrong with the step from the version before: without it, events of publishers that are not new yet are dropped. */
function upcastFaults({ version, schema, upcast }: EventDefinition, previous: JsonSchema | undefined): string[] {
  if (version === 1) return [];
  if (!upcast) return [`version ${version} has no upcast from version ${version - 1}`];
  if (!previous) return [`version ${version - 1} is not in the record, so that its upcast cannot be tried`];
  const failed = samplesOf(previous).flatMap((payload) => {
    const result = schema.safeParse(upcast(payload));
    return result.success
      ? []
      : [`its upcast makes of ${JSON.stringify(payload)} no payload of version ${version}: ${z.prettifyError(result.error)}`];
  });
  return failed.slice(0, 1);
}

/** Events whose published versions have changed, that are not recorded, or that do not take the version before. */
export function faultsOf(record: EventRecord, events: Events): string[] {
  return events.flatMap((event) => {
    const versions = record[event.topic] ?? {};
    const recorded = versions[event.version];
    const now = schemaOf(event);
    const broken = recorded ? incompatible(recorded, now) : [];
    const isStale = broken.length === 0 && !(recorded && isSame(recorded, now));
    return [
      ...broken.map(
        (fault) => `version ${event.version} is published, and ${fault}: raise the version, with an upcast from this one`,
      ),
      ...(isStale ? [`version ${event.version} is not recorded as it is: run npm run codegen`] : []),
      ...upcastFaults(event, versions[event.version - 1]),
    ].map((fault) => `${event.topic}: ${fault}`);
  });
}
