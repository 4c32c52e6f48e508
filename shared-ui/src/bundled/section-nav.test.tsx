import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '../testing/index.tsx';
import { SectionNav } from './section-nav.tsx';
import { showSection } from './show-section.ts';

const messages = { en: {}, es: async () => ({}), ar: async () => ({}) };
const SECTIONS = [
  { id: 'email', label: 'Email address' },
  { id: 'storage', label: 'Storage' },
  { id: 'terms', label: 'Terms' },
];

/** How far down the page each section begins: 400 pixels apart. */
function scrollTo(y: number, height = 10_000): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
  SECTIONS.forEach(({ id }, index) => {
    const section = document.getElementById(id);
    if (section) vi.spyOn(section, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300 + 400 * index - y, 100, 400));
  });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function show({ isLoading = false } = {}) {
  const page = (
    <>
      <SectionNav sections={isLoading ? undefined : SECTIONS} />
      {SECTIONS.map(({ id, label }) => (
        <section key={id} id={id}>
          <h2>{label}</h2>
        </section>
      ))}
    </>
  );
  renderInShell(page, { shell: createFakeShell(), messages, at: '/candidate/settings?a=1' });
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: 'On this page' });
const current = () => screen.getAllByRole('link', { hidden: true, current: 'location' }).map(({ textContent }) => textContent);

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('links to each section lead to its own address on the page', () => {
  show();
  expect(screen.getByRole('link', { name: 'Storage' })).toHaveAttribute('href', '/candidate/settings?a=1#storage');
});

test('the section being read is marked, as the page is scrolled', async () => {
  show();
  scrollTo(0);
  await waitFor(() => expect(current()).toEqual(['Email address']));
  scrollTo(700);
  await waitFor(() => expect(current()).toEqual(['Storage']));
});

test('at the end of the page the section asked for is marked, where several are in view', async () => {
  show();
  scrollTo(600, 600 + window.innerHeight);
  await waitFor(() => expect(current()).toEqual(['Terms']));
  window.history.replaceState(null, '', '#storage');
  scrollTo(600, 600 + window.innerHeight);
  await waitFor(() => expect(current()).toEqual(['Storage']));
});

test('on a phone the list opens by its button, and closes by Escape, by leaving it and by a link', async () => {
  const user = show();
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveFocus();
  await user.click(button());
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  await user.click(document.body);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('while the sections load there is nothing to open', () => {
  show({ isLoading: true });
  expect(button()).toBeDisabled();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a section that is shown has the focus on its heading', () => {
  show();
  const scroll = vi.fn<(options: ScrollIntoViewOptions) => void>();
  Object.assign(document.getElementById('terms') ?? {}, { scrollIntoView: scroll });
  expect(showSection('terms')).toBe(true);
  expect(scroll).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'Terms' })).toHaveFocus();
  expect(showSection('nothing')).toBe(false);
});
