import { afterEach, describe, expect, it, vi } from 'vitest';
import { schemeOf, watchScheme } from './page-scheme.ts';

afterEach(() => document.body.replaceChildren());

function elementOn(pageScheme: string, isSystemDark: boolean): HTMLElement {
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ colorScheme: pageScheme } as CSSStyleDeclaration);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isSystemDark } as MediaQueryList);
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

describe('PF-05 light and dark', () => {
  it.each([
    ['normal', true, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['light dark', true, 'dark'],
    ['light dark', false, 'light'],
  ] as const)('on a page of color-scheme %s, where the system is dark: %s, it is %s', (page, isSystemDark, scheme) => {
    expect(schemeOf('auto', elementOn(page, isSystemDark))).toBe(scheme);
  });

  it('are what the element says, if it says so', () => {
    expect([schemeOf('dark', elementOn('light', false)), schemeOf('light', elementOn('dark', true))]).toEqual(['dark', 'light']);
  });

  it('are followed until nobody needs it', () => {
    const query = new EventTarget();
    vi.spyOn(window, 'matchMedia').mockReturnValue(query as MediaQueryList);
    const changed = vi.fn<() => void>();
    const stop = watchScheme(changed);
    query.dispatchEvent(new Event('change'));
    stop();
    query.dispatchEvent(new Event('change'));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
