import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { embedInPage, PLATFORM } from './testing/embed-in-page.ts';
import { embeddedJobs } from './testing/embedded-jobs.ts';
import { fakePlatform, later, list, refusal, unreachable } from './testing/fake-platform.ts';

// As with `trusted-types 'none'`.
beforeEach(() => {
  for (const holder of [Element.prototype, ShadowRoot.prototype])
    vi.spyOn(holder as Element, 'innerHTML', 'set').mockImplementation(() => {
      throw new TypeError('This document requires TrustedHTML');
    });
});
afterEach(() => document.body.replaceChildren());

const names = ({ told }: ReturnType<typeof embedInPage>) => told.map(({ name }) => name);

describe('PF-05 an embed', () => {
  it('shows a place for the list, then the list, and says so', async () => {
    const asked = later(embeddedJobs(['a', 'b']));
    fakePlatform(asked.respond);
    const embed = embedInPage();
    expect(embed.all('[role=status]').map(({ textContent }) => textContent)).toEqual(['Loading …']);
    asked.come();
    await expect.poll(embed.titles).toEqual(['Job a', 'Job b']);
    expect(embed.all('h2, .count').map(({ textContent }) => textContent)).toEqual(['Jobs at Acme', '2 jobs']);
    expect(embed.told).toEqual([{ name: 'ready', detail: { jobs: 2 } }]);
    expect(embed.button('More jobs')).toBeUndefined();
    expect([embed.root().lang, embed.root().dir]).toEqual(['en', 'ltr']);
  });

  it('does not begin again when the page renews the token of its visitor, and shows nothing of it', async () => {
    const asked = fakePlatform(list(embeddedJobs(['a'])));
    const embed = embedInPage({ visitor: 'first.token.a' });
    await expect.poll(embed.titles).toEqual(['Job a']);
    embed.element.setAttribute('visitor', 'second.token.b');
    Object.assign(embed.element, { visitor: () => 'third.token.c' });
    await new Promise((resolve) => setTimeout(resolve));
    expect([asked.length, asked[0]?.url.href.includes('token')]).toEqual([1, false]);
    expect(embed.shadow.innerHTML).not.toContain('token');
  });

  it('says that there are no jobs', async () => {
    fakePlatform(list(embeddedJobs([])));
    const embed = embedInPage();
    await expect.poll(() => embed.all('.count')[0]?.textContent).toBe('There are no open jobs at the moment.');
    expect(embed.all('.cards')).toEqual([]);
  });

  it('adds the next page, and moves the focus to it where the button is gone', async () => {
    const asked = fakePlatform(list(embeddedJobs(['a'], { endCursor: 'next' })), list(embeddedJobs(['b'])));
    const embed = embedInPage();
    await expect.poll(() => embed.button('More jobs')).toBeDefined();
    embed.button('More jobs')?.focus();
    embed.button('More jobs')?.click();
    embed.button('More jobs')?.click();
    await expect.poll(embed.titles).toEqual(['Job a', 'Job b']);
    expect(asked.map(({ url }) => url.searchParams.get('after'))).toEqual([null, 'next']);
    expect(embed.button('More jobs')).toBeUndefined();
    expect(embed.shadow.activeElement?.textContent).toBe('Job b');
  });

  it('keeps the list where its next page fails, and gets it at the second try', async () => {
    fakePlatform(list(embeddedJobs(['a'], { endCursor: 'next' })), unreachable, list(embeddedJobs(['b'])));
    const embed = embedInPage();
    await expect.poll(() => embed.button('More jobs')).toBeDefined();
    embed.button('More jobs')?.click();
    await expect.poll(() => names(embed)).toEqual(['ready', 'error']);
    expect([embed.titles(), embed.button('More jobs')?.getAttribute('aria-busy')]).toEqual([['Job a'], 'false']);
    embed.button('More jobs')?.click();
    await expect.poll(embed.titles).toEqual(['Job a', 'Job b']);
  });

  it.each([
    ['ENTERPRISE_UNKNOWN', refusal('NOT_FOUND'), false, false],
    ['DOMAIN_NOT_PROVEN', refusal('EMBED_NOT_ALLOWED', 403), true, false],
    ['FAILED', refusal('OVERLOADED', 503), true, true],
    ['BUSY', refusal('RATE_LIMITED', 429), true, true],
    ['UNREACHABLE', unreachable, true, true],
  ] as const)('says in one sentence that it shows nothing: %s', async (code, response, hasLink, hasRetry) => {
    fakePlatform(response);
    const embed = embedInPage();
    await expect.poll(() => embed.told).toEqual([{ name: 'error', detail: { code, message: expect.any(String) as string } }]);
    expect(embed.all('.message')[0]?.textContent).toBe('The jobs cannot be shown here at the moment.');
    const links = embed.all<HTMLAnchorElement>('a').map(({ href }) => href);
    expect(links).toEqual(hasLink ? [`${PLATFORM}/embed/jobs.html?enterprise=acme&locale=en`] : []);
    expect(embed.button('Try again') !== undefined).toBe(hasRetry);
    expect(embed.said()).toEqual([expect.stringMatching(`^<hirehq-embed> ${code}: .* ${PLATFORM}/embed/help#${code}$`)]);
  });

  it('says what is wrong with its attributes in the language of the page, without a request', () => {
    fakePlatform();
    const embed = embedInPage({ view: 'map', locale: 'ar' });
    expect(embed.told).toMatchObject([{ name: 'error', detail: { code: 'UNKNOWN_VIEW' } }]);
    expect([embed.root().lang, embed.root().dir]).toEqual(['ar', 'rtl']);
  });

  it('tries again, and gives the focus back', async () => {
    fakePlatform(unreachable, list(embeddedJobs(['a'])));
    const embed = embedInPage();
    await expect.poll(() => embed.button('Try again')).toBeDefined();
    embed.button('Try again')?.focus();
    embed.button('Try again')?.click();
    await expect.poll(() => embed.shadow.activeElement?.textContent).toBe('Job a');
  });

  it('leaves the focus where the visitor has moved on to', async () => {
    const second = later(embeddedJobs(['a']));
    fakePlatform(unreachable, second.respond);
    const field = document.body.appendChild(document.createElement('input'));
    const embed = embedInPage();
    await expect.poll(() => embed.button('Try again')).toBeDefined();
    embed.button('Try again')?.click();
    field.focus();
    second.come();
    await expect.poll(embed.titles).toEqual(['Job a']);
    expect(document.activeElement).toBe(field);
  });

  it('shows what its attributes say after they changed, in one request', async () => {
    const asked = fakePlatform(list(embeddedJobs(['a'])), list(embeddedJobs(['b'], { locale: 'es' })));
    const embed = embedInPage();
    await expect.poll(embed.titles).toEqual(['Job a']);
    embed.element.setAttribute('enterprise', 'other');
    embed.element.setAttribute('locale', 'es');
    await expect.poll(embed.titles).toEqual(['Job b']);
    expect(asked.map(({ url }) => [url.searchParams.get('enterprise'), url.searchParams.get('locale')])).toEqual([
      ['acme', 'en'],
      ['other', 'es'],
    ]);
  });

  it('does nothing more once it was removed while it was loading', async () => {
    const [one, other] = [later(embeddedJobs(['a'])), later(embeddedJobs(['b']))];
    const asked = fakePlatform(one.respond, other.respond);
    const embed = embedInPage();
    embed.element.remove();
    one.come();
    document.body.append(embed.element);
    other.come();
    await expect.poll(embed.titles).toEqual(['Job b']);
    expect(asked.map(({ options }) => options.signal?.aborted)).toEqual([true, false]);
    expect([names(embed), embed.said()]).toEqual([['ready'], []]);
  });

  it('waits for attributes that are set after it was put into the page', async () => {
    fakePlatform(list(embeddedJobs(['a'])));
    const embed = embedInPage({ enterprise: '' });
    embed.element.removeAttribute('enterprise');
    embed.element.remove();
    await Promise.resolve();
    embed.told.length = 0;
    document.body.append(embed.element);
    embed.element.setAttribute('enterprise', 'acme');
    await expect.poll(embed.titles).toEqual(['Job a']);
    expect(embed.told.filter(({ name }) => name === 'error')).toEqual([]);
  });

  it('asks once where it was in the page before the script', async () => {
    const asked = fakePlatform(list(embeddedJobs(['a'])), list(embeddedJobs(['b'])));
    document.body.insertAdjacentHTML('beforeend', '<hirehq-embed enterprise="acme" view="cards" loading="eager"></hirehq-embed>');
    await expect
      .poll(() => document.querySelector('hirehq-embed')?.shadowRoot?.querySelector('.link')?.textContent)
      .toBe('Job a');
    expect(asked).toHaveLength(1);
  });

  it('leaves no listener and no observer behind', async () => {
    const query = { matches: false, addEventListener: vi.fn<() => void>(), removeEventListener: vi.fn<() => void>() };
    vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
    const live = new Set<object>();
    class Observer {
      observe = () => void live.add(this);
      disconnect = () => void live.delete(this);
    }
    vi.stubGlobal('ResizeObserver', Observer);
    vi.stubGlobal('IntersectionObserver', Observer);
    fakePlatform();
    const embed = embedInPage({ loading: 'lazy' });
    expect(live.size).toBe(2);
    embed.element.remove();
    expect(live.size).toBe(0);
    expect(query.removeEventListener.mock.calls).toEqual(query.addEventListener.mock.calls);
  });

  it('loads when it comes near what is visible', async () => {
    let observe = (_: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => {};
    class Observer {
      constructor(callback: typeof observe) {
        observe = callback;
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    const asked = fakePlatform(list(embeddedJobs(['a'])));
    const embed = embedInPage({ loading: 'lazy' });
    observe([{ isIntersecting: false }]);
    expect(asked).toEqual([]);
    observe([{ isIntersecting: true }]);
    await expect.poll(embed.titles).toEqual(['Job a']);
  });

  it('tells the page which job is opened, and follows the link unless the page prevents it', async () => {
    fakePlatform(list(embeddedJobs(['a'])));
    const embed = embedInPage();
    await expect.poll(embed.titles).toEqual(['Job a']);
    const click = () => {
      const event = new MouseEvent('click', { cancelable: true, bubbles: true });
      embed.all('.link')[0]?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const prevent = (event: Event) => event.preventDefault();
    embed.element.addEventListener('jobselected', prevent);
    expect(click()).toBe(true);
    expect(embed.told.at(-1)).toEqual({
      name: 'jobselected',
      detail: { id: 'a', title: 'Job a', url: 'https://jobs.example/job/a' },
    });
    embed.element.removeEventListener('jobselected', prevent);
    // jsdom follows no links.
    embed.all('.link')[0]?.removeAttribute('href');
    expect(click()).toBe(false);
  });

  it('has the colour of the employer, and not that of the one before', async () => {
    fakePlatform(list(embeddedJobs(['a'], { primary: '#0a5' })), list(embeddedJobs(['b'], { primary: '#068' })));
    const embed = embedInPage();
    const colour = () => embed.root().style.getPropertyValue('--hq-primary');
    await expect.poll(colour).toBe('#0a5');
    embed.element.setAttribute('enterprise', 'other');
    expect(colour()).toBe('#0a5');
    await expect.poll(embed.titles).toEqual(['Job b']);
    expect(colour()).toBe('#068');
  });

  it('shows what the page provides for loading and failure', async () => {
    fakePlatform(unreachable);
    const embed = embedInPage();
    expect(embed.all<HTMLSlotElement>('slot').map(({ name }) => name)).toEqual(['loading']);
    await expect.poll(() => embed.all<HTMLSlotElement>('slot').map(({ name }) => name)).toEqual(['failure']);
  });
});
