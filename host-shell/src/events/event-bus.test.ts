import { EVENTS } from '@hirehq/shared-contracts/events';
import { z } from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { createEventBus, type DroppedEvent } from './event-bus.ts';

const submitted = { jobId: 'j', applicationId: 'a', jobTitle: 'Nurse' };

function prepare() {
  const dropped: DroppedEvent[] = [];
  return { bus: createEventBus((event) => dropped.push(event)), dropped };
}

describe('event bus', () => {
  it('PF-04 delivers an event to its subscribers, with its source and cause', () => {
    const { bus } = prepare();
    const received = vi.fn<(event: unknown) => void>();
    bus.subscribe('application.submitted', received);
    const id = bus.publish('jobs', 'application.submitted', submitted, 'cause');
    expect(received).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id, source: 'jobs', causedBy: 'cause', version: 1, payload: submitted }),
    );
  });

  it('PF-04 drops and reports an invalid payload, without throwing in the publisher', () => {
    const { bus, dropped } = prepare();
    const received = vi.fn<(event: unknown) => void>();
    bus.subscribe('application.submitted', received);
    bus.publish('jobs', 'application.submitted', { jobId: 7 } as never);
    expect(received).not.toHaveBeenCalled();
    expect(dropped).toMatchObject([{ topic: 'application.submitted', source: 'jobs', reason: 'bad-payload' }]);
  });

  it('PF-04 drops an event from a remote that does not own the topic', () => {
    const { bus, dropped } = prepare();
    bus.publish('notifications', 'application.submitted', submitted);
    expect(dropped).toMatchObject([{ reason: 'not-the-owner' }]);
  });

  it('PF-04 continues with the other subscribers when one throws', () => {
    const { bus, dropped } = prepare();
    const received = vi.fn<(event: unknown) => void>();
    bus.subscribe('job.saved', () => {
      throw new Error('broken remote');
    });
    bus.subscribe('job.saved', received);
    bus.publish('jobs', 'job.saved', { jobId: 'j', saved: true });
    expect(received).toHaveBeenCalledOnce();
    expect(dropped).toMatchObject([{ reason: 'subscriber-threw' }]);
  });

  it('PF-04 replays the last value of a retained topic to later subscribers, and of no other', () => {
    const { bus } = prepare();
    bus.publish('notifications', 'notifications.read', { unReadNotifications: 3 });
    bus.publish('notifications', 'notifications.read', { unReadNotifications: 2 });
    bus.publish('jobs', 'job.saved', { jobId: 'j', saved: true });
    const badge = vi.fn<(event: unknown) => void>();
    const saved = vi.fn<(event: unknown) => void>();
    bus.subscribe('notifications.read', badge);
    bus.subscribe('job.saved', saved);
    expect(badge).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ payload: { unReadNotifications: 2 } }));
    expect(saved).not.toHaveBeenCalled();
  });

  it('PF-04 delivers nothing after unsubscribing, and clears retained values at logout', () => {
    const { bus } = prepare();
    const received = vi.fn<(event: unknown) => void>();
    bus.subscribe('notifications.read', received)();
    bus.publish('notifications', 'notifications.read', { unReadNotifications: 1 });
    bus.forget();
    bus.subscribe('notifications.read', received);
    expect(received).not.toHaveBeenCalled();
  });

  it('PF-04 sends only cross-tab topics to other tabs, and validates what arrives from them', () => {
    const { bus, dropped } = prepare();
    const sent = vi.fn<(event: unknown) => void>();
    const received = vi.fn<(event: unknown) => void>();
    bus.onCrossTab(sent);
    bus.subscribe('job.saved', received);
    const event = { id: '1', topic: 'job.saved', version: 1, source: 'jobs', at: '2026-01-01T00:00:00Z' };
    bus.receive({ ...event, payload: { jobId: 'j', saved: true } });
    bus.receive({ ...event, version: 9, payload: { jobId: 'j', saved: true } });
    bus.receive({ ...event, payload: {} });
    bus.receive('nonsense');
    expect(received).toHaveBeenCalledOnce();
    expect(sent).not.toHaveBeenCalled();
    expect(dropped.map(({ reason }) => reason)).toEqual(['unknown-version', 'bad-payload', 'bad-payload']);
    bus.publish('jobs', 'job.saved', { jobId: 'j', saved: false });
    expect(sent).toHaveBeenCalledOnce();
  });

  it('MS-08 delivers an event that arrives twice once, and takes no state of another tab for its own', () => {
    const { bus, dropped } = prepare();
    const [saved, states] = [vi.fn<(event: unknown) => void>(), vi.fn<(event: unknown) => void>()];
    bus.subscribe('job.saved', saved);
    bus.subscribe('stream.state-changed', states);
    const event = { id: '1', version: 1, at: '2026-01-01T00:00:00Z' };
    for (const id of ['1', '2', '1', '2'])
      bus.receive({ ...event, id, topic: 'job.saved', source: 'jobs', payload: { jobId: 'j', saved: true } });
    bus.receive({ ...event, id: '3', topic: 'stream.state-changed', source: 'shell', payload: { state: 'connected' } });
    expect([saved.mock.calls.length, states.mock.calls.length, dropped]).toEqual([2, 0, []]);
  });
});

describe('an event whose version was raised', () => {
  const older = { jobId: 'j', saved: true };
  const raised = {
    ...EVENTS['job.saved'],
    version: 2,
    schema: z.object({ id: z.string(), saved: z.boolean() }),
    upcast: (payload: unknown) => ({ id: (payload as typeof older).jobId, saved: (payload as typeof older).saved }),
  };
  const prepareRaised = () => {
    const dropped: DroppedEvent[] = [];
    const bus = createEventBus((event) => dropped.push(event), { events: { 'job.saved': raised } });
    const received = vi.fn<(event: unknown) => void>();
    bus.subscribe('job.saved', received);
    return { bus, dropped, received };
  };
  const inNewVersion = expect.objectContaining({ version: 2, payload: { id: 'j', saved: true } }) as unknown;

  it('PF-04 arrives in the new version from a remote that publishes the version before', () => {
    const { bus, received, dropped } = prepareRaised();
    bus.publish('jobs', 'job.saved', older);
    expect(received).toHaveBeenCalledExactlyOnceWith(inNewVersion);
    expect(dropped).toEqual([]);
  });

  it('PF-04 arrives in the new version from a tab of the version before', () => {
    const { bus, received } = prepareRaised();
    bus.receive({ id: '1', topic: 'job.saved', version: 1, source: 'jobs', at: '2026-01-01T00:00:00Z', payload: older });
    expect(received).toHaveBeenCalledExactlyOnceWith(inNewVersion);
  });

  it('PF-04 is dropped if it fits neither version, also where the upcast throws', () => {
    const { bus, received, dropped } = prepareRaised();
    for (const payload of [{ saved: true }, undefined]) bus.publish('jobs', 'job.saved', payload as never);
    expect(received).not.toHaveBeenCalled();
    expect(dropped.map(({ reason }) => reason)).toEqual(['bad-payload', 'bad-payload']);
  });
});
