import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { READING_DEFAULTS, READING_FOCUS_DEFAULTS, assistiveText, type ReadingSettings } from '@hirehq/shared-contracts/reading';
import type { ReadingPreferences } from '@hirehq/shared-contracts/rest';
import type { Session } from '@hirehq/shared-contracts/session';
import {
  candidateOf,
  createFakeApi,
  createFakeSession,
  fakeFailure,
  signedIn,
  signedOut,
} from '@hirehq/shared-contracts/testing';
import { forgetCandidate } from '../session/session-marker.ts';
import { createReading } from './create-reading.ts';

const FOCUS = { ...READING_FOCUS_DEFAULTS, fontSize: 18, color: '#027A48' } as const;
const TOOLS = { ...READING_DEFAULTS.tools, zoom: 1.2 } as const;
const NOTHING_SAVED: ReadingPreferences = { accessibility: null, bionicReadingConfiguration: '', assistiveTools: null };
const on: ReadingSettings = { ...READING_DEFAULTS, focus: FOCUS };

function open(first: Session = signedOut, preferences: ReadingPreferences = NOTHING_SAVED) {
  const session = createFakeSession(first);
  const api = createFakeApi();
  let stored = preferences;
  api.respondToRest('GET candidates/accessibility', () => stored);
  api.respondToRest('PUT candidates/', ({ body }) => {
    const { accessibility = stored.accessibility, bionicReadingConfiguration = '', assistiveTools = null } = body;
    stored = { accessibility, bionicReadingConfiguration, assistiveTools };
    return candidateOf();
  });
  const apply = vi.fn<(settings: ReadingSettings) => void>();
  const report = vi.fn<(error: unknown) => void>();
  const reading = createReading({
    session: { ...session, settled: () => Promise.resolve() },
    rest: api.rest,
    apply,
    report,
  });
  const puts = () =>
    api.restCalls.filter(({ key }) => key === 'PUT candidates/').map(({ input }) => (input as { body: object }).body);
  return { reading, api, apply, report, become: session.change, puts, stored: () => stored };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const candidateId = (() => {
  const session = signedIn();
  return session.status === 'signed-in' ? session.user.candidateId : '';
})();
const inBrowser = () => Object.fromEntries(Object.entries(localStorage));

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('of a visitor', () => {
  test('AX-06 SH-43 are stored in this browser by the names of the specification, and applied at the next load', async () => {
    const { reading, puts } = open();
    await reading.save({ ...on, toolbar: true, tools: TOOLS });
    expect(inBrowser()).toEqual({
      isBionic: 'true',
      bionic: JSON.stringify(FOCUS),
      reading: JSON.stringify({ toolbar: true, tools: TOOLS, simplified: null, density: 'comfortable' }),
    });
    expect(JSON.parse(localStorage.getItem('bionic') ?? '')).toEqual({
      bionicSelect: 'bold',
      color: '#027A48',
      fontSize: 18,
      fixation: 3,
    });
    expect(puts()).toEqual([]);
    const next = open();
    expect(next.apply).toHaveBeenCalledWith({ ...on, toolbar: true, tools: TOOLS });
    expect(next.reading.saved()).toEqual(next.reading.current());
  });

  test('AX-03 reading focus that is turned off is removed from the browser', async () => {
    const { reading } = open();
    await reading.save(on);
    await reading.save(READING_DEFAULTS);
    expect(Object.keys(inBrowser())).toEqual(['reading']);
  });

  test('AX-04 a preview is applied and not stored; what is saved can be shown again', () => {
    const { reading, apply } = open();
    const seen: ReadingSettings[] = [];
    const stop = reading.subscribe((settings) => void seen.push(settings));
    reading.preview(on);
    expect([apply.mock.lastCall, inBrowser()]).toEqual([[on], {}]);
    reading.preview(reading.saved());
    stop();
    reading.preview(on);
    expect(seen).toEqual([on, READING_DEFAULTS]);
  });

  test.each(['', 'null', '[]', '{', '{"color":"red"}', 'x'.repeat(100_000)])(
    'SH-43 %.20j in storage means the defaults',
    (text) => {
      for (const key of ['isBionic', 'bionic', 'reading']) localStorage.setItem(key, text);
      localStorage.setItem('isBionic', 'true');
      expect(open().reading.current()).toEqual(READING_DEFAULTS);
    },
  );

  test('AX-06 work in a browser that blocks storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'QuotaExceededError');
    });
    const { reading } = open();
    await reading.save(on);
    expect([reading.current(), reading.saved()]).toEqual([on, on]);
    vi.restoreAllMocks();
  });
});

describe('of a candidate', () => {
  test('AX-06 are saved with the account; accessibility only if it was supplied', async () => {
    const { reading, puts } = open(signedIn());
    await settled();
    await reading.save(on);
    await reading.save({ ...on, toolbar: true });
    await reading.save({ ...READING_DEFAULTS });
    const [id, assistiveTools] = [candidateId, assistiveText(READING_DEFAULTS)];
    expect(puts()).toEqual([
      { id, bionicReadingConfiguration: JSON.stringify(FOCUS), assistiveTools },
      { id, accessibility: 'Y', bionicReadingConfiguration: JSON.stringify(FOCUS), assistiveTools },
      { id, accessibility: 'N', bionicReadingConfiguration: '', assistiveTools },
    ]);
  });

  test('AX-06 AX-09 the account’s settings replace the browser’s at sign-in', async () => {
    localStorage.setItem('isBionic', 'true');
    localStorage.setItem('bionic', JSON.stringify(READING_FOCUS_DEFAULTS));
    const preferences = {
      accessibility: 'Y',
      bionicReadingConfiguration: JSON.stringify(FOCUS),
      assistiveTools: assistiveText({ tools: TOOLS, simplified: false, density: 'compact' }),
    } as const;
    const { reading, become, api } = open({ status: 'unknown' }, preferences);
    expect(reading.current().focus).toEqual(READING_FOCUS_DEFAULTS);
    become(signedIn());
    await settled();
    expect(api.restCalls.map(({ key }) => key)).toEqual(['GET candidates/accessibility']);
    expect(reading.current()).toEqual({ focus: FOCUS, toolbar: true, tools: TOOLS, simplified: false, density: 'compact' });
    expect(localStorage.getItem('bionic')).toBe(JSON.stringify(FOCUS));
  });

  test('AX-03 AX-09 what was turned off elsewhere is off here', async () => {
    localStorage.setItem('isBionic', 'true');
    localStorage.setItem('bionic', JSON.stringify(FOCUS));
    const { reading } = open(signedIn(), { ...NOTHING_SAVED, assistiveTools: assistiveText(READING_DEFAULTS) });
    await settled();
    expect([reading.current().focus, localStorage.getItem('isBionic')]).toEqual([null, null]);
  });

  test('AX-06 an account without settings leaves the browser’s as they are', async () => {
    localStorage.setItem('isBionic', 'true');
    localStorage.setItem('bionic', JSON.stringify(FOCUS));
    const { reading, puts } = open(signedIn());
    await settled();
    expect([reading.current().focus, puts()]).toEqual([FOCUS, []]);
  });

  test('AX-04 the account’s settings do not replace what is being tried', async () => {
    const { reading, become } = open({ status: 'unknown' }, { ...NOTHING_SAVED, accessibility: 'Y' });
    reading.preview(on);
    become(signedIn());
    await settled();
    expect([reading.current(), reading.saved().toolbar]).toEqual([on, true]);
  });

  test('AX-06 settings that could not be saved stay on the page, are not stored, and can be saved again', async () => {
    const { reading, api, stored } = open(signedIn());
    await settled();
    api.respondToRest('PUT candidates/', fakeFailure('UNREACHABLE'));
    await expect(reading.save(on)).rejects.toMatchObject({ code: 'UNREACHABLE' });
    expect([reading.current(), reading.saved(), inBrowser()]).toEqual([on, READING_DEFAULTS, {}]);
    expect(stored()).toEqual(NOTHING_SAVED);
    api.respondToRest('PUT candidates/', candidateOf());
    await reading.save(reading.current());
    expect([reading.saved(), localStorage.getItem('isBionic')]).toEqual([on, 'true']);
  });

  test('AX-06 of two saves the later one stays, however long the first takes', async () => {
    const { reading, api, stored } = open(signedIn());
    await settled();
    const order: string[] = [];
    const gates: (() => void)[] = [];
    api.respondToRest('PUT candidates/', async ({ body }) => {
      order.push(body.bionicReadingConfiguration ?? '');
      await new Promise<void>((resolve) => gates.push(resolve));
      return candidateOf();
    });
    const saves = [reading.save(on), reading.save(READING_DEFAULTS)];
    await settled();
    expect(order).toHaveLength(1);
    gates[0]?.();
    await settled();
    gates[1]?.();
    await Promise.all(saves);
    expect([order[1], reading.saved().focus, stored().bionicReadingConfiguration]).toEqual(['', null, '']);
  });

  test('AX-06 settings that could not be requested are reported, and the browser’s stay', async () => {
    localStorage.setItem('isBionic', 'true');
    localStorage.setItem('bionic', JSON.stringify(FOCUS));
    const { reading, api, report, become } = open({ status: 'unknown' });
    api.respondToRest('GET candidates/accessibility', fakeFailure('UNREACHABLE'));
    become(signedIn());
    await settled();
    expect([reading.current().focus, report.mock.calls.length]).toEqual([FOCUS, 1]);
  });

  test('SH-42 nothing of the candidate is left after sign-out', async () => {
    const { reading, become } = open(signedIn());
    await settled();
    await reading.save(on);
    forgetCandidate();
    become(signedOut);
    expect([inBrowser(), reading.current()]).toEqual([{}, READING_DEFAULTS]);
  });
});

test('AX-09 settings that another tab has stored apply here', () => {
  const { reading } = open();
  localStorage.setItem('bionic', JSON.stringify(FOCUS));
  localStorage.setItem('isBionic', 'true');
  window.dispatchEvent(new StorageEvent('storage', { key: 'isBionic' }));
  expect(reading.current().focus).toEqual(FOCUS);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(reading.current()).toEqual(READING_DEFAULTS);
});
