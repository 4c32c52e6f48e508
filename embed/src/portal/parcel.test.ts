import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountRootParcel, type ParcelConfig } from 'single-spa';
import { embedApplication, embedParcel, type EmbedParcelProps } from './parcel.ts';
import { definingScript, throwingScript, withoutElement } from './testing/scripts.ts';

const PLATFORM = 'https://jobs.example';
const given = { platform: PLATFORM, script: definingScript('parcel'), enterprise: 'acme' };

let domElement: HTMLElement;
beforeEach(() => {
  domElement = document.createElement('div');
  document.body.append(domElement);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const mounted = async (properties: Partial<EmbedParcelProps> = {}) => {
  // single-spa types its own properties only.
  const parcel = mountRootParcel(embedParcel as unknown as ParcelConfig<EmbedParcelProps>, {
    domElement,
    ...given,
    ...properties,
  });
  await parcel.mountPromise;
  return parcel;
};

test('PF-05 a parcel whose script cannot be loaded shows a link to the list', async () => {
  withoutElement();
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const parcel = await mounted({ script: throwingScript('parcel'), locale: 'es' });
  expect(domElement.querySelector('a')?.href).toBe(`${PLATFORM}/embed/jobs.html?enterprise=acme&locale=es`);
  expect(String(said.mock.calls[0]?.[0])).toContain('Content-Security-Policy');
  await parcel.unmount();
  expect(domElement.childNodes).toHaveLength(0);
});

test('PF-05 single-spa mounts, updates and unmounts the embed', async () => {
  const parcel = await mounted({ filters: 'city=Utrecht' });
  const element = domElement.querySelector('hirehq-embed');
  expect(element?.getAttribute('filters')).toBe('city=Utrecht');
  await parcel.update?.({ ...given, domElement, locale: 'ar' });
  expect(domElement.querySelector('hirehq-embed')).toBe(element);
  expect(element?.getAttributeNames().toSorted()).toEqual(['enterprise', 'locale']);
  await parcel.unmount();
  expect(domElement.childNodes).toHaveLength(0);
});

test('PF-05 listeners of a parcel are those of its last update', async () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const parcel = await mounted({ on: { jobselected: first } });
  const element = domElement.querySelector('hirehq-embed');
  element?.dispatchEvent(new CustomEvent('jobselected'));
  await parcel.update?.({ ...given, domElement, on: { jobselected: second } });
  element?.dispatchEvent(new CustomEvent('jobselected'));
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  await parcel.unmount();
});

test('PF-05 one parcel at two places is two embeds', async () => {
  const other = document.createElement('div');
  document.body.append(other);
  const [one, two] = [await mounted(), await mounted({ domElement: other, enterprise: 'other' })];
  await one.unmount();
  expect(domElement.childNodes).toHaveLength(0);
  expect(other.querySelector('hirehq-embed')?.getAttribute('enterprise')).toBe('other');
  await two.unmount();
});

test('PF-05 an application is mounted at its place each time', async () => {
  const application = embedApplication(() => domElement, given);
  await application.bootstrap();
  for (let time = 0; time < 3; time += 1) {
    await application.mount();
    expect(domElement.querySelectorAll('hirehq-embed')).toHaveLength(1);
    await application.unmount();
    expect(domElement.childNodes).toHaveLength(0);
  }
});
