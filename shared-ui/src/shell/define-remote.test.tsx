import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { afterEach, describe, expect, test } from 'vitest';
import { READING_DEFAULTS, READING_FOCUS_DEFAULTS } from '@hirehq/shared-contracts/reading';
import type { ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { useParams } from 'react-router-dom';
import { defineRemote } from './define-remote.tsx';
import { useShell } from './shell-context.tsx';

const manifest = {
  id: 'toy',
  contract: '1.0.0',
  routes: [
    { id: 'thing', path: '/thing/:id', access: 'public', criticality: 'primary', skeleton: 'page', pageData: ['job'] },
    { id: 'list', path: '/things', access: 'public', criticality: 'primary', skeleton: 'list' },
  ],
  slots: [{ id: 'bell', slot: 'header.notifications', criticality: 'regular', access: 'both' }],
  events: { publishes: [], subscribes: ['job.saved@1'] },
} as const satisfies ManifestDeclaration;

const texts = { 'toy.title': 'A thing' };
const messages = { en: texts, es: () => Promise.resolve({ 'toy.title': 'Una cosa' }), ar: () => Promise.resolve(texts) };

function Thing() {
  const { id } = useParams();
  const shell = useShell();
  return <h1>{`${useIntl().formatMessage({ id: 'toy.title' })} ${id ?? 'without id'} of ${shell.remote}`}</h1>;
}
const part = () => Promise.resolve({ Thing });

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  document.documentElement.lang = 'en';
});

describe('a remote', () => {
  test('PF-02 mounts a page by itself, with the shell it is given, the parameters of the address and its own texts', async () => {
    window.history.replaceState(null, '', '/thing/7');
    document.documentElement.lang = 'es';
    const remote = defineRemote({ manifest, messages, routes: { thing: part, list: part }, slots: { bell: part } });
    const element = document.body.appendChild(document.createElement('div'));
    const shell = createFakeShell({ remote: 'toy', locale: 'es' });
    const unmount = await act(() => remote.mount(element, shell, { kind: 'route', id: 'thing' }));
    expect(await screen.findByRole('heading', { name: 'Una cosa 7 of toy' })).toBeInTheDocument();
    act(() => unmount());
    expect(element.childNodes).toHaveLength(0);
    element.remove();
  });

  test('AX-09 wears the reading settings of the embedding page inside its element, until it is unmounted', async () => {
    const remote = defineRemote({ manifest, messages, routes: { thing: part, list: part }, slots: { bell: part } });
    const element = document.body.appendChild(document.createElement('div'));
    const tools = { ...READING_DEFAULTS.tools, zoom: 1.2 } as const;
    const shell = createFakeShell({ reading: { ...READING_DEFAULTS, toolbar: true, tools } });
    const unmount = await act(() => remote.mount(element, shell, { kind: 'slot', id: 'bell' }));
    expect(element.getAttribute('data-reading-zoom')).toBe('1.2');
    act(() => shell.reading.preview({ ...READING_DEFAULTS, focus: { ...READING_FOCUS_DEFAULTS, fontSize: 18 } }));
    expect([element.getAttribute('data-reading-zoom'), element.getAttribute('data-reading-size')]).toEqual([null, '18']);
    expect(document.documentElement.getAttribute('data-reading-size')).toBeNull();
    act(() => unmount());
    act(() => shell.reading.preview({ ...READING_DEFAULTS, toolbar: true, tools }));
    expect(element.getAttributeNames()).toEqual([]);
    element.remove();
  });

  test('AX-09 mounts on a page whose shell has no reading settings', async () => {
    const remote = defineRemote({ manifest, messages, routes: { thing: part, list: part }, slots: { bell: part } });
    const element = document.body.appendChild(document.createElement('div'));
    const { reading: _, ...older } = createFakeShell();
    const unmount = await act(() =>
      remote.mount(element, older as ReturnType<typeof createFakeShell>, { kind: 'slot', id: 'bell' }),
    );
    expect(await screen.findByRole('heading')).toBeInTheDocument();
    act(() => unmount());
    element.remove();
  });

  test('a module that exports something beside its component is refused', async () => {
    const both = () => Promise.resolve({ Thing, Other: Thing });
    const remote = defineRemote({ manifest, messages, routes: { thing: both, list: part }, slots: { bell: part } });
    await expect(remote.routes['thing']?.()).rejects.toThrow('the module of thing has to export its component and nothing else');
  });

  test('PF-03 shows its page in English if the texts of the language cannot be loaded', async () => {
    document.documentElement.lang = 'es';
    const lost = { ...messages, es: () => Promise.reject(new Error('lost')) };
    const remote = defineRemote({ manifest, messages: lost, routes: { thing: part, list: part }, slots: { bell: part } });
    const shell = createFakeShell({ locale: 'es' });
    const element = document.body.appendChild(document.createElement('div'));
    const unmount = await act(() => remote.mount(element, shell, { kind: 'slot', id: 'bell' }));
    expect(await screen.findByRole('heading', { name: 'A thing without id of jobs' })).toBeInTheDocument();
    await waitFor(() => expect(shell.reports).not.toHaveLength(0));
    act(() => unmount());
    element.remove();
  });
});

describe('its parts are those of its manifest, for the compiler too', () => {
  const rest = { manifest, messages };
  test('one that is missing, foreign or without a name to go by is an error', () => {
    // @ts-expect-error -- the page `list` is missing
    defineRemote({ ...rest, routes: { thing: part }, slots: { bell: part } });
    // @ts-expect-error -- no page is called `other`
    defineRemote({ ...rest, routes: { thing: part, list: part, other: part }, slots: { bell: part } });
    // @ts-expect-error -- the slot `bell` is missing
    defineRemote({ ...rest, routes: { thing: part, list: part }, slots: {} });
    const none = { ...manifest, slots: [] } as const satisfies ManifestDeclaration;
    // @ts-expect-error -- this remote has no slots
    defineRemote({ ...rest, manifest: none, routes: { thing: part, list: part }, slots: { bell: part } });
    const vague: ManifestDeclaration = manifest;
    // @ts-expect-error -- a manifest that is not `as const` says of no id what it is
    defineRemote({ ...rest, manifest: vague, routes: { thing: part, list: part }, slots: { bell: part } });
    expect(Object.keys(defineRemote({ ...rest, manifest: none, routes: { thing: part, list: part }, slots: {} }).slots)).toEqual(
      [],
    );
  });

  test('page data and events are names of the contract', () => {
    const names = {
      // @ts-expect-error -- no such page data
      pageData: ['everything'] satisfies ManifestDeclaration['routes'][number]['pageData'],
      // @ts-expect-error -- no such event
      subscribes: ['job.lost@1'] satisfies ManifestDeclaration['events']['subscribes'],
    };
    expect(Object.values(names)).toHaveLength(2);
  });
});
