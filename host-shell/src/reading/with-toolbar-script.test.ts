import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { READING_DEFAULTS } from '@hirehq/shared-contracts/reading';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { LOADS_AFTER_MS, WATCHED_AFTER_MS, withToolbarScript } from './with-toolbar-script.ts';

const SCRIPT = { src: 'https://tools.example/bar.js', integrity: 'sha384-abc', closedBy: '.bar-close' };
const ON = { ...READING_DEFAULTS, toolbar: true };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function start(initial = READING_DEFAULTS) {
  const [trust, reload, report] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<(error: unknown) => void>()];
  const { reading } = createFakeShell({ reading: initial });
  const api = withToolbarScript(reading, { script: SCRIPT, trust, reload, report });
  return { reading, api, trust, reload, report };
}

const scripts = () => [...document.head.querySelectorAll('script')];

describe('AX-07 a third-party toolbar', () => {
  test('its script loads once, a second after the switch, with its hash', async () => {
    const { api, trust } = start();
    vi.advanceTimersByTime(LOADS_AFTER_MS * 2);
    expect(scripts()).toEqual([]);
    await api.save(ON);
    vi.advanceTimersByTime(LOADS_AFTER_MS - 1);
    expect(scripts()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(scripts().map(({ src, integrity, crossOrigin }) => ({ src, integrity, crossOrigin }))).toEqual([
      { src: SCRIPT.src, integrity: SCRIPT.integrity, crossOrigin: 'anonymous' },
    ]);
    expect(trust).toHaveBeenCalledOnce();
    await api.save({ ...ON, simplified: true });
    vi.advanceTimersByTime(LOADS_AFTER_MS * 2);
    expect(scripts()).toHaveLength(1);
  });

  test('a switch that is turned off again within the second loads nothing', async () => {
    const { api, reload } = start();
    await api.save(ON);
    await api.save(READING_DEFAULTS);
    vi.advanceTimersByTime(LOADS_AFTER_MS * 2);
    expect(scripts()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('turning it off is saved, then the page is loaded again', async () => {
    const { api, reading, reload } = start(ON);
    vi.advanceTimersByTime(LOADS_AFTER_MS);
    await api.save(READING_DEFAULTS);
    expect(reading.saves).toEqual([READING_DEFAULTS]);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('from 3 s after it has loaded, its close button turns the switch off', async () => {
    const { reading, reload } = start(ON);
    vi.advanceTimersByTime(LOADS_AFTER_MS);
    const close = document.body.appendChild(document.createElement('button'));
    close.className = 'bar-close';
    const inside = close.appendChild(document.createElement('span'));
    scripts()[0]?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(WATCHED_AFTER_MS - 1);
    inside.click();
    expect(reading.saves).toEqual([]);
    vi.advanceTimersByTime(1);
    inside.click();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(reading.saves).toEqual([READING_DEFAULTS]);
  });

  test('a script that cannot be loaded is reported', () => {
    const { report } = start(ON);
    vi.advanceTimersByTime(LOADS_AFTER_MS);
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(report).toHaveBeenCalledWith(new Error('the toolbar script https://tools.example/bar.js could not be loaded'));
  });
});
