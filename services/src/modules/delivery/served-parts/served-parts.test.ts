import { describe, expect, test, vi } from 'vitest';
import { inputFor, NOW, scriptOf, startServedParts } from './testing/parts-under-test.ts';

const PATIENT = { timeout: 60_000 };
const SOON = { timeout: 30_000 };
const HEALTHY = scriptOf('');
/** Shows how many pages it has rendered that do not begin with `/good`. */
const COUNTING = `let count = 0; ${scriptOf("count += 1; return { html: '<p>' + count + ' ' + input.now + '</p>', rules: '' };")}`;
const SLOW = `let count = 0; ${scriptOf('count += 1; for (let at = 0; at < 3e8; at += 1); return { html: "<p>" + count + "</p>", rules: "" };')}`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('no page waits for the first render of a release; its result is there for the next one', PATIENT, async () => {
  const { release } = startServedParts();
  const counting = release('jobs', COUNTING);
  for (const url of ['/a', '/a', '/b']) expect(await counting.show(url)).toBeUndefined();
  await vi.waitFor(async () => expect(await counting.show('/a')).toBe(`<p>1 ${NOW}</p>`), SOON);
});

test('a late result is there for the next request', PATIENT, async () => {
  const { release } = startServedParts({ processes: 1, budgetMs: 10 });
  const slow = release('jobs', SLOW);
  await slow.ready();
  expect(await slow.show('/late')).toBeUndefined();
  await vi.waitFor(async () => expect(await slow.show('/late')).toBe('<p>1</p>'), SOON);
});

test('equal requests at once are one render, and later ones take it from the cache', PATIENT, async () => {
  const { release } = startServedParts({ processes: 1 });
  const counting = release('jobs', COUNTING);
  await counting.ready();
  const shown = await Promise.all(Array.from({ length: 200 }, () => counting.show('/a')));
  expect(new Set(shown)).toEqual(new Set([`<p>1 ${NOW}</p>`]));
  expect(await counting.show('/a')).toBe(`<p>1 ${NOW}</p>`);
  expect(counting.readScript).toHaveBeenCalledOnce();
});

test('what may not be kept is rendered for each request, equal ones at once together', PATIENT, async () => {
  const { release } = startServedParts({ processes: 1 });
  const counting = release('jobs', COUNTING);
  await counting.ready();
  const once = async () => (await counting.render(inputFor('/a'), false))?.html;
  expect(await Promise.all([once(), once()])).toEqual([`<p>1 ${NOW}</p>`, `<p>1 ${NOW}</p>`]);
  expect(await once()).toBe(`<p>2 ${NOW}</p>`);
});

test('whatever goes into a part makes a render of its own, the time by the minute', PATIENT, async () => {
  const { release } = startServedParts({ processes: 1 });
  const counting = release('jobs', COUNTING);
  await counting.ready();
  const input = inputFor('/a');
  const count = async (changed: object) => (await counting.render({ ...input, ...changed }))?.html;
  expect(await count({})).toBe(`<p>1 ${NOW}</p>`);
  expect(await count({ now: NOW + 59_999 })).toBe(`<p>1 ${NOW}</p>`);
  expect(await count({ now: NOW + 60_001 })).toBe(`<p>2 ${NOW + 60_000}</p>`);
  const changes = [
    { route: 'job' },
    { url: '/b' },
    { params: { id: '1' } },
    { locale: 'es' },
    { variant: 'H' },
    { origin: 'https://other.example' },
    { data: {} },
    { contract: '1.1.0' },
    { slot: 'open' },
  ];
  for (const [index, change] of changes.entries()) expect(await count(change)).toBe(`<p>${index + 3} ${NOW}</p>`);
});

test('of two releases each renders its own', PATIENT, async () => {
  const { release } = startServedParts();
  const one = release('jobs', HEALTHY);
  const other = release('other', HEALTHY.replace("'<p>'", "'<p>other '"));
  expect([await one.ready(), await other.ready()]).toEqual(['<p>/good</p>', '<p>other /good</p>']);
});

test('only so much is kept', PATIENT, async () => {
  const { release } = startServedParts({ processes: 1, cacheBytes: 100 });
  const counting = release('jobs', COUNTING);
  await counting.ready();
  expect(await counting.show('/a')).toBe(`<p>1 ${NOW}</p>`);
  expect(await counting.show('/b')).toBe(`<p>2 ${NOW}</p>`);
  expect(await counting.show('/c')).toBe(`<p>3 ${NOW}</p>`);
  expect(await counting.show('/a')).toBe(`<p>4 ${NOW}</p>`);
});

test('a request beyond the queue gets nothing at once, and those in it their responses', PATIENT, async () => {
  const { release } = startServedParts({ processes: 1, mostWaiting: 2 });
  const slow = release('jobs', SLOW);
  await slow.ready();
  const accepted = [slow.show('/1'), slow.show('/2'), slow.show('/3')];
  let isFirstDone = false;
  void accepted[0]?.then(() => (isFirstDone = true));
  expect(await slow.show('/4')).toBeUndefined();
  expect(isFirstDone).toBe(false);
  expect(await Promise.all(accepted)).toEqual(['<p>1</p>', '<p>2</p>', '<p>3</p>']);
});

describe('processes', () => {
  test('one that is killed from outside is replaced without a request, and renders again', PATIENT, async () => {
    const { release, parts, warnings } = startServedParts({ processes: 1 });
    const healthy = release('jobs', HEALTHY);
    await healthy.ready();
    const [pid] = parts.pids();
    process.kill(pid ?? 0, 'SIGKILL');
    await vi.waitFor(() => {
      expect(parts.pids()).toHaveLength(1);
      expect(parts.pids()).not.toEqual([pid]);
    }, SOON);
    await vi.waitFor(async () => expect(await healthy.show('/a')).toBe('<p>/a</p>'), SOON);
    expect(warnings).toContainEqual({
      text: 'a process that renders served parts has ended; it is replaced',
      facts: { reason: 'ended with SIGKILL' },
    });
  });

  test('one that has rendered enough is replaced, and no page fails for it', PATIENT, async () => {
    const { release, parts, warnings } = startServedParts({ processes: 1, mostRenders: 3 });
    const healthy = release('jobs', HEALTHY);
    await healthy.ready();
    const [pid] = parts.pids();
    for (const url of ['/a', '/b', '/c', '/d'])
      await vi.waitFor(async () => expect(await healthy.show(url)).toBe(`<p>${url}</p>`), SOON);
    expect(parts.pids()).not.toEqual([pid]);
    expect(warnings).toEqual([]);
  });

  test('none is started before there is something to render, and none is left after the end', PATIENT, async () => {
    const { release, parts } = startServedParts({ processes: 2 });
    expect(parts.pids()).toEqual([]);
    const looping = release('jobs', scriptOf('for (;;);'));
    await looping.ready();
    await vi.waitFor(() => expect(parts.pids()).toHaveLength(2), SOON);
    const pids = parts.pids();
    const shown = looping.show('/loops');
    await parts.close();
    expect(await shown).toBeUndefined();
    expect(pids.filter(isRunning)).toEqual([]);
    expect(await looping.show('/b')).toBeUndefined();
    expect(parts.pids()).toEqual([]);
  });

  test('the release that was not used for the longest time makes room', PATIENT, async () => {
    const { release } = startServedParts({ mostReleases: 1 });
    const one = release('jobs', HEALTHY);
    const other = release('other', HEALTHY);
    await one.ready();
    await other.ready();
    expect(await one.show('/a')).toBeUndefined();
    await vi.waitFor(async () => expect(await one.show('/b')).toBe('<p>/b</p>'), SOON);
  });
});

test('a script that cannot be read is no failure of the part', PATIENT, async () => {
  const { release, reports, warnings } = startServedParts({ mostFailures: 1 });
  const healthy = release('jobs', HEALTHY);
  healthy.readScript.mockRejectedValueOnce(new Error('no such file'));
  expect(await healthy.show('/a')).toBeUndefined();
  await vi.waitFor(() => expect(JSON.stringify(warnings)).toContain('cannot be read: Error: no such file'));
  expect(await healthy.ready()).toBe('<p>/good</p>');
  expect(reports).toEqual([]);
});
