import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TakeOver } from '../take-over.ts';
import { showApplications } from './applications-view.ts';

const PLATFORM = 'https://jobs.example';
let gone = new AbortController();
afterEach(() => {
  gone.abort();
  gone = new AbortController();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

if (!('replaceSync' in CSSStyleSheet.prototype)) Object.assign(CSSStyleSheet.prototype, { replaceSync: () => {} });

function show(isSecureContext = true) {
  vi.stubGlobal('isSecureContext', isSecureContext);
  const place = document.createElement('div');
  document.body.append(place);
  const report = vi.fn<TakeOver['report']>();
  const shown = showApplications({
    platform: PLATFORM,
    place,
    set: { employer: { id: 'acme' } } as TakeOver['set'],
    settings: { enterprise: 'acme', locale: 'en', developmentKey: 'key' },
    view: 'applications',
    density: 'comfortable',
    start: '/',
    scheme: { current: () => 'light', subscribe: () => () => {} },
    gone: gone.signal,
    tell: () => true,
    report,
    failed: () => {},
  });
  return { shown, place, report, frame: () => place.shadowRoot?.querySelector('iframe') };
}

describe('PF-05 the applications of a visitor in an element', () => {
  it('are in a frame, which is shown once it is there, and takes no focus', async () => {
    const { shown, frame } = show();
    const element = frame();
    expect([element?.title, new URL(element?.src ?? '').pathname]).toEqual(['Your applications', '/framed/candidate/my-jobs']);
    const data = { channel: 'hirehq-framed', version: 1, kind: 'ready' };
    const ready = new MessageEvent('message', { data, origin: PLATFORM });
    Object.defineProperty(ready, 'source', { value: element?.contentWindow });
    window.dispatchEvent(ready);
    (await shown).show();
    expect([element?.closest('section')?.dataset['waiting'], document.activeElement]).toEqual([undefined, document.body]);
  });

  it('are linked to where the page forbids frames', async () => {
    const { shown, place, report } = show();
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'frame-src',
      blockedURI: PLATFORM,
    });
    document.dispatchEvent(violation);
    await shown;
    expect(report.mock.calls.map(([{ code }]) => code)).toEqual(['FRAME_BLOCKED']);
    expect(place.shadowRoot?.querySelector('a')?.href).toBe(`${PLATFORM}/candidate/my-jobs?enterprise=acme`);
  });

  it('are refused to a page without TLS', async () => {
    await expect(show(false).shown).rejects.toMatchObject({ code: 'FRAME_NOT_SECURE' });
  });
});
