import { describe, expect, it } from 'vitest';
import { createEventBus } from './event-bus.ts';

describe('PF-05 the events in an element', () => {
  it('reach subscribers of the same element, all of them, until they leave', () => {
    const thrown: unknown[] = [];
    const bus = createEventBus('jobs', (error) => thrown.push(error));
    const seen: string[] = [];
    bus.subscribe('job.saved', () => {
      throw new Error('broken');
    });
    const leave = bus.subscribe('job.saved', ({ topic, source, payload }) => seen.push(`${topic} ${source} ${payload.jobId}`));
    bus.publish('job.saved', { jobId: 'a', saved: true });
    leave();
    bus.publish('job.saved', { jobId: 'b', saved: true });
    expect(seen).toEqual(['job.saved jobs a']);
    expect(thrown).toHaveLength(2);
    createEventBus('jobs', () => {}).publish('job.saved', { jobId: 'c', saved: true });
    expect(seen).toHaveLength(1);
  });
});
