import type { EventDefinition } from '@hirehq/shared-contracts/events';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { faultsOf, eventRecordOf } from './event-record.ts';

const first = z.object({ jobId: z.string(), saved: z.boolean(), note: z.optional(z.string()) });
const event = (schema: z.ZodMiniType, more: Partial<EventDefinition> = {}): EventDefinition[] => [
  { topic: 'job.saved', version: 1, owner: 'jobs', schema, retained: false, crossTab: true, ...more },
];
const published = eventRecordOf({}, event(first));

const second = z.object({ id: z.string(), saved: z.boolean() });
const upcast = (older: unknown) => {
  const { jobId, saved } = older as z.infer<typeof first>;
  return { id: jobId, saved };
};

describe('an event whose version is published', () => {
  test('PF-04 is recorded once', () => {
    expect(faultsOf(published, event(first))).toEqual([]);
    expect(eventRecordOf(published, event(first))).toEqual(published);
  });

  test('PF-04 may get a field that older publishers leave out, which is recorded then', () => {
    const wider = event(z.extend(first, { tags: z.optional(z.array(z.string())) }));
    expect(faultsOf(published, wider)).toEqual(['job.saved: version 1 is not recorded as it is: run npm run codegen']);
    expect(faultsOf(eventRecordOf(published, wider), wider)).toEqual([]);
  });

  test.each([
    ['loses a field', z.omit(first, { saved: true }), 'saved is gone'],
    ['has another type of a field', z.extend(first, { saved: z.string() }), 'saved has another type'],
    ['lets a field be null', z.extend(first, { jobId: z.nullable(z.string()) }), 'jobId has another type'],
    ['requires a field', z.extend(first, { by: z.string() }), 'by is required'],
  ])('PF-04 is refused if it %s, also after its record is written again', (_, schema, fault) => {
    const changed = event(schema);
    const message = `job.saved: version 1 is published, and ${fault}: raise the version, with an upcast from this one`;
    expect(faultsOf(published, changed)).toEqual([message]);
    expect(faultsOf(eventRecordOf(published, changed), changed)).toEqual([message]);
  });
});

describe('the next version of an event', () => {
  test('PF-04 takes payloads of the version before, full and scarce', () => {
    const next = event(second, { version: 2, upcast });
    expect(faultsOf(eventRecordOf(published, next), next)).toEqual([]);
  });

  test('PF-04 needs an upcast', () => {
    const next = event(second, { version: 2 });
    expect(faultsOf(eventRecordOf(published, next), next)).toEqual(['job.saved: version 2 has no upcast from version 1']);
  });

  test('PF-04 needs an upcast that makes a payload of it, of every payload there was', () => {
    const next = event(second, {
      version: 2,
      upcast: (older) => ({ ...upcast(older), id: (older as z.infer<typeof first>).note }),
    });
    const [fault, ...more] = faultsOf(eventRecordOf(published, next), next);
    expect(more).toEqual([]);
    expect(fault).toContain('its upcast makes of {"jobId":"text","saved":true} no payload of version 2');
  });

  test('PF-04 needs the record of the version before', () => {
    const next = event(second, { version: 2, upcast });
    expect(faultsOf(eventRecordOf({}, next), next)).toEqual([
      'job.saved: version 1 is not in the record, so that its upcast cannot be tried',
    ]);
  });
});
