import { afterEach, expect, test, vi } from 'vitest';
import { createApp, h, nextTick, reactive, type App } from 'vue';
import { definingScript, throwingScript, withoutElement } from './testing/scripts.ts';
import { HirehqEmbed } from './vue.ts';

const PLATFORM = 'https://jobs.example';
const given = { platform: PLATFORM, script: definingScript('vue'), enterprise: 'acme' };

let app: App | undefined;
afterEach(() => {
  app?.unmount();
  vi.restoreAllMocks();
});

function shown(properties: Readonly<Record<string, unknown>>): HTMLElement {
  const place = document.createElement('div');
  app = createApp({ render: () => h(HirehqEmbed, { ...given, ...properties }) });
  app.mount(place);
  return place;
}

test('PF-05 a component of Vue whose script cannot be loaded shows a link to the list', async () => {
  withoutElement();
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const place = shown({ script: throwingScript('vue') });
  await expect.poll(() => place.querySelector('a')?.href).toBe(`${PLATFORM}/embed/jobs.html?enterprise=acme`);
  expect(said).toHaveBeenCalledOnce();
});

test('PF-05 attributes and listeners of Vue reach the element, also when they change', async () => {
  const properties = reactive({ filters: 'city=Utrecht', 'development-key': 'key', onJobselected: vi.fn<() => void>() });
  const place = shown(properties);
  const element = place.querySelector('hirehq-embed');
  await expect.poll(() => customElements.get('hirehq-embed')).toBeDefined();
  expect(element?.getAttributeNames().toSorted()).toEqual(['development-key', 'enterprise', 'filters']);
  element?.dispatchEvent(new CustomEvent('jobselected'));
  expect(properties.onJobselected).toHaveBeenCalledOnce();
  properties.filters = 'city=Delft';
  await nextTick();
  expect(element?.getAttribute('filters')).toBe('city=Delft');
});
