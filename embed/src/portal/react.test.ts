import { act, cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { HirehqEmbed, type HirehqEmbedProps } from './react.ts';
import { definingScript, throwingScript, withoutElement } from './testing/scripts.ts';

const PLATFORM = 'https://jobs.example';
const given = { platform: PLATFORM, script: definingScript('react'), enterprise: 'acme' };
const shown = (properties: Partial<HirehqEmbedProps> = {}) => createElement(HirehqEmbed, { ...given, ...properties });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('PF-05 a component whose script cannot be loaded shows a link to the list', async () => {
  withoutElement();
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(shown({ script: throwingScript('react'), fallbackText: 'Vacatures' }));
  await expect.poll(() => container.querySelector('a')?.href).toBe(`${PLATFORM}/embed/jobs.html?enterprise=acme`);
  expect(container.querySelector('a')?.textContent).toBe('Vacatures');
  expect(said.mock.calls.map(String).filter((text) => text.includes('could not be loaded'))).toHaveLength(1);
});

test('PF-05 properties are attributes, and events call the listeners of the last rendering', async () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { container, rerender } = render(shown({ filters: 'city=Utrecht', onJobSelected: first }));
  await expect.poll(() => customElements.get('hirehq-embed')).toBeDefined();
  const element = container.querySelector('hirehq-embed');
  expect(element?.getAttributeNames().toSorted()).toEqual(['enterprise', 'filters']);
  act(() => void element?.dispatchEvent(new CustomEvent('jobselected')));
  rerender(shown({ locale: 'ar', onJobSelected: second }));
  act(() => void element?.dispatchEvent(new CustomEvent('jobselected')));
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  expect(container.querySelector('hirehq-embed')).toBe(element);
  expect(element?.getAttributeNames().toSorted()).toEqual(['enterprise', 'locale']);
});

test('PF-05 elements for its slots stay where they are', () => {
  const { container } = render(shown({ children: createElement('p', { slot: 'loading' }, 'One moment') }));
  expect(container.querySelector('hirehq-embed > p')?.textContent).toBe('One moment');
});
