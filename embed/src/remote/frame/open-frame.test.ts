import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EmbedTheme } from '@hirehq/shared-contracts/embed';
import { openApplication } from './application-frame.ts';
import type { TakeOver } from '../take-over.ts';

const PLATFORM = 'https://jobs.example';
let gone = new AbortController();
afterEach(() => {
  gone.abort();
  gone = new AbortController();
  document.body.replaceChildren();
});

function open({ theme, hash }: { theme?: EmbedTheme; hash?: string } = {}) {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const part = document.createElement('div');
  part.className = 'part';
  const link = document.createElement('a');
  link.href = '#';
  part.append(link);
  shadow.append(part);
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  link.focus();
  const tell = vi.fn<TakeOver['tell']>(() => true);
  const report = vi.fn<TakeOver['report']>();
  const onOpen = vi.fn<(path: string) => void>();
  const onBack = vi.fn<() => void>();
  const application = openApplication({
    platform: PLATFORM,
    settings: { enterprise: 'acme', locale: 'es', developmentKey: undefined, ...(theme && { theme }) },
    ...(hash && { hash }),
    scheme: { current: () => 'dark', subscribe: () => () => {} },
    gone: gone.signal,
    shadow,
    jobId: 'job-1',
    url: `${PLATFORM}/application/job-1`,
    tell,
    report,
    onOpen,
    onBack,
  });
  const frame = shadow.querySelector('iframe') as HTMLIFrameElement;
  const send = (content: object, from: { origin?: string; source?: unknown } = {}) => {
    const data = { channel: 'hirehq-framed', version: 1, ...content };
    const event = new MessageEvent('message', { data, origin: from.origin ?? PLATFORM });
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : frame.contentWindow });
    window.dispatchEvent(event);
  };
  return { shadow, part, link, frame, send, tell, report, onOpen, onBack, application };
}

describe('PF-05 an application in an element', () => {
  it('is a frame of the platform, named in the language of the element, for this page alone', () => {
    const { frame, part } = open();
    const { pathname, searchParams } = new URL(frame.src);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/framed/application/job-1',
      { enterprise: 'acme', embedder: window.location.origin, locale: 'es', scheme: 'dark' },
    ]);
    expect([frame.title, part.hidden]).toEqual(['Tu solicitud', true]);
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  });

  it('has the colours of the element, and the token of the visitor where no request has it', () => {
    expect(new URL(open({ theme: 'employer' }).frame.src).searchParams.get('theme')).toBeNull();
    const url = new URL(open({ theme: 'healthcare', hash: '#visitor=one.two' }).frame.src);
    expect([url.searchParams.get('theme'), url.hash, url.search.includes('one.two')]).toEqual([
      'healthcare',
      '#visitor=one.two',
      false,
    ]);
  });

  it('is as high as it says, opens what it links to, and says that it was sent', () => {
    const { frame, send, tell, onOpen } = open();
    send({ kind: 'ready' });
    send({ kind: 'size', height: 812 });
    send({ kind: 'open', path: '/candidate/job/job-1' });
    send({ kind: 'applied', id: 'job-1' });
    expect(frame.style.height).toBe('812px');
    expect(onOpen.mock.calls).toEqual([['/candidate/job/job-1']]);
    expect(tell.mock.calls).toEqual([['applied', { id: 'job-1' }]]);
  });

  it.each([
    ['another origin', { origin: 'https://portal.example' }],
    ['the page around', { source: window }],
    ['no window', { source: null }],
  ])('listens to no message from %s', (_what, from) => {
    const { frame, send, tell, onOpen } = open();
    send({ kind: 'size', height: 1 }, from);
    send({ kind: 'open', path: '/' }, from);
    send({ kind: 'applied', id: 'job-1' }, from);
    expect([frame.style.height, tell.mock.calls, onOpen.mock.calls]).toEqual(['', [], []]);
  });

  it('returns to the link that led to it', () => {
    const { application, shadow, part, link, send, tell } = open();
    application.close();
    expect([shadow.querySelector('iframe'), part.hidden, shadow.activeElement === link]).toEqual([null, false, true]);
    send({ kind: 'applied', id: 'job-1' });
    expect(tell).not.toHaveBeenCalled();
  });

  it('says where it works if the page forbids the frame', () => {
    const { shadow, report } = open();
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'frame-src',
      blockedURI: PLATFORM,
    });
    document.dispatchEvent(violation);
    expect(report.mock.calls.map(([{ code }]) => code)).toEqual(['FRAME_BLOCKED']);
    expect([...shadow.querySelectorAll('a')].map(({ href }) => href)).toContain(`${PLATFORM}/application/job-1`);
    expect(shadow.querySelector('iframe')).toBeNull();
  });

  it('reports what fails inside, and stays', () => {
    const { frame, send, report } = open();
    send({ kind: 'failed', code: 'FRAME_SIGN_IN_BLOCKED' });
    expect(report.mock.calls.map(([{ code }]) => code)).toEqual(['FRAME_SIGN_IN_BLOCKED']);
    expect(frame.isConnected).toBe(true);
  });
});
