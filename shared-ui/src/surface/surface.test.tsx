import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { createFakeShell, createFakeSurface, type FakeShellOptions } from '@hirehq/shared-contracts/testing';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { EmployerTheme } from '@hirehq/shared-contracts/employer-theme';
import type { ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import type { ShellSurface } from '@hirehq/shared-contracts/shell-api';
import { usePageTitle } from '../bundled/use-page-title.ts';
import { Modal } from '../overlays/dialogs.tsx';
import { defineRemote } from '../shell/define-remote.tsx';

const manifest = {
  id: 'toy',
  contract: '1.12.0',
  routes: [{ id: 'list', path: '/job-list', access: 'public', criticality: 'primary', skeleton: 'list' }],
  slots: [{ id: 'search', slot: 'landing.search', criticality: 'regular', access: 'both' }],
  events: { publishes: [], subscribes: [] },
} as const satisfies ManifestDeclaration;
const BRAND: EmployerTheme = { primary: '#0b5c3b', hoverButton: '#08442c', hoverButtonText: '#ffffff' };
const messages = { en: { hello: 'Hello' }, es: () => Promise.resolve({ hello: 'Hola' }), ar: () => Promise.resolve({}) };

function List() {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname, search } = useLocation();
  usePageTitle(['Nurse', 'Utrecht']);
  return (
    <main>
      <p role="status">{`${useNavigationType()} ${pathname}${search}`}</p>
      <Link to="/job-list?page=2">Next</Link>
      <Link to="/job/7">A job</Link>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open filters
      </button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Filters">
        <button type="button">Inside</button>
      </Modal>
    </main>
  );
}
function Broken(): never {
  throw new Error('no data');
}

/** jsdom has no constructed sheets: what they are given is recorded. */
class FakeSheet {
  text = '';
  cssRules = [];
  replaceSync(text: string): void {
    this.text = text;
  }
}

/** Everything of the page that a remote could reach. */
const pageAround = () => ({
  html: document.documentElement.getAttributeNames().map((name) => [name, document.documentElement.getAttribute(name)]),
  head: document.head.innerHTML,
  body: [document.body.getAttributeNames(), document.body.childElementCount],
  title: document.title,
  address: window.location.href,
  entries: window.history.length,
  stored: localStorage.length + sessionStorage.length,
  focus: document.activeElement?.tagName,
});

let host: HTMLElement;
const cleanUps: (() => void)[] = [];

interface MountOptions extends FakeShellOptions {
  look?: Pick<ShellSurface, 'employer' | 'brand' | 'density'>;
  part?: () => Promise<{ Broken: () => never }>;
  href?: (to: string) => string;
}

async function mounted({ look, part, href, ...shellOptions }: MountOptions = {}) {
  const surface = createFakeSurface(host, '/job-list?keyword=nurse');
  Object.assign(surface, look);
  if (href) surface.address.href = href;
  Object.defineProperty(surface.root, 'adoptedStyleSheets', { value: [], writable: true });
  const shell = createFakeShell({
    remote: 'toy',
    origin: 'https://jobs.example',
    surface,
    navigate: (to) => to.startsWith('/job-list') && surface.open(to),
    ...shellOptions,
  });
  const remote = defineRemote({
    manifest,
    messages,
    routes: { list: part ?? (() => Promise.resolve({ List })) },
    slots: { search: () => Promise.resolve({ List }) },
  });
  const element = surface.root.appendChild(document.createElement('div'));
  const unmount = await act(() => remote.mount(element, shell, { kind: 'route', id: 'list' }));
  cleanUps.push(() => act(() => unmount()));
  return { surface, shell, element, view: within(element), unmount: () => act(() => unmount()) };
}

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  document.documentElement.lang = 'nl';
  document.title = 'Acme';
  host = document.body.appendChild(document.createElement('section'));
});
afterEach(() => {
  for (const end of cleanUps.splice(0)) end();
  host.remove();
});

describe('a remote in a page of somebody else', () => {
  test('PF-05 changes nothing of the page, and leaves nothing', async () => {
    const before = pageAround();
    const { surface, element, shell, unmount } = await mounted({ locale: 'ar' });
    await vi.dynamicImportSettled();
    expect(pageAround()).toEqual(before);
    const root = element.firstElementChild;
    expect([root?.className, root?.getAttribute('lang'), root?.getAttribute('dir')]).toEqual(['hq-root hq-view', 'ar', 'rtl']);
    expect(element.querySelector('style')).toBeNull();
    expect([shell.reports, surface.scrolls]).toEqual([[], []]);
    unmount();
    expect([element.childElementCount, surface.sheets.size]).toEqual([0, 0]);
    expect(pageAround()).toEqual(before);
  });

  test('PF-05 has variables and sizes of its own, in a sheet of its tree', async () => {
    const { surface, element } = await mounted();
    const [sheet] = [...surface.sheets] as unknown as FakeSheet[];
    expect(sheet?.text).toContain('.hq-root{--mantine-');
    expect(sheet?.text).toMatch(/--mantine-spacing-md:\s*calc\(calc\(1 \* var\(--hq-rem\)\) \* 1\)/);
    expect(sheet?.text).not.toMatch(/\drem\b|:root|'Figtree/);
    expect((element.firstElementChild as HTMLElement).style.getPropertyValue('--hq-rem')).toBe('16px');
  });

  test('PF-05 has the employer’s colours', async () => {
    const { surface } = await mounted({ look: { employer: BRAND } });
    const [sheet] = [...surface.sheets] as unknown as FakeSheet[];
    expect(sheet?.text).toContain(BRAND.primary);
  });

  test('PF-05 has the colours of another brand and the density that the page asks for, and finds what its own brand finds', async () => {
    const { surface, element, shell } = await mounted({ look: { brand: 'H', density: 'compact' } });
    const [sheet] = [...surface.sheets] as unknown as FakeSheet[];
    expect(sheet?.text.toLowerCase()).toContain(BRANDS.H.primary.toLowerCase());
    expect(sheet?.text.toLowerCase()).not.toContain(BRANDS.D.primary.toLowerCase());
    expect([element.firstElementChild?.getAttribute('data-density'), shell.brand.variant]).toEqual(['compact', 'D']);
  });

  test('PF-05 has the appearance of the page around it, and follows it', async () => {
    const { surface, element } = await mounted();
    const scheme = () =>
      [element.firstElementChild, surface.portal].map((root) => root?.getAttribute('data-mantine-color-scheme'));
    expect(scheme()).toEqual(['light', 'light']);
    act(() => surface.setScheme('dark'));
    expect(scheme()).toEqual(['dark', 'dark']);
  });

  test('PF-05 JB-19 a link has the address that its page gives it, for whoever opens it in another tab', async () => {
    const { surface, view } = await mounted({ href: (to) => `https://jobs.example${to}?portal=acme.example` });
    expect(view.getByText('A job').getAttribute('href')).toBe('https://jobs.example/job/7?portal=acme.example');
    act(() => view.getByText('Next').click());
    expect(surface.address.current()).toBe('/job-list?page=2');
  });

  test('PF-05 reads its address in memory; its links lead to the platform', async () => {
    const { surface, shell, view } = await mounted();
    expect(view.getByRole('status').textContent).toBe('POP /job-list?keyword=nurse');
    expect(view.getByText('A job').getAttribute('href')).toBe('https://jobs.example/job/7');
    act(() => view.getByText('Next').click());
    expect(view.getByRole('status').textContent).toBe('PUSH /job-list?page=2');
    act(() => surface.address.go(-1));
    expect(view.getByRole('status').textContent).toBe('POP /job-list?keyword=nurse');
    act(() => view.getByText('A job').click());
    expect(shell.navigations.at(-1)?.to).toBe('/job/7');
    expect(view.getByRole('status').textContent).toBe('POP /job-list?keyword=nurse');
  });

  test('PF-05 stays where it was while the view of another address is prepared', async () => {
    const { surface, view } = await mounted();
    act(() => surface.open('/job/7'));
    expect(view.getByRole('status').textContent).toBe('POP /job-list?keyword=nurse');
  });

  test('PF-05 names what it shows to the page, without the platform', async () => {
    const { surface } = await mounted();
    expect(surface.titles).toEqual(['Nurse · Utrecht']);
    expect(document.title).toBe('Acme');
  });

  test('PF-05 opens dialogs in its tree, does not lock the page, and returns the focus inside', async () => {
    const before = pageAround();
    const { surface, view } = await mounted();
    const opener = view.getByText('Open filters');
    opener.focus();
    act(() => opener.click());
    const dialog = await within(surface.portal).findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(dialog.contains((surface.root as ShadowRoot).activeElement)).toBe(true));
    expect({ ...pageAround(), focus: before.focus }).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect((surface.root as ShadowRoot).activeElement).toBe(opener));
    expect(within(surface.portal).queryByRole('dialog')).toBeNull();
  });

  test('PF-05 that throws shows nothing, and the shell is told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { shell, element } = await mounted({ part: () => Promise.resolve({ Broken }) });
    expect(shell.reports).toMatchObject([{ error: { message: 'no data' }, context: { phase: 'render' } }]);
    expect(element.textContent).toBe('');
  });
});
