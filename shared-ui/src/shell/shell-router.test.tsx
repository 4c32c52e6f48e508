import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { ShellRouter } from './shell-router.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

function Page() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <Link to="/job/7?tab=skills">Job</Link>
      <button type="button" onClick={() => void navigate('?page=2', { replace: true })}>
        Next
      </button>
    </>
  );
}

function open(path: string) {
  window.history.replaceState(null, '', path);
  const shell = createFakeShell();
  render(
    <ShellRouter shell={shell}>
      <Page />
    </ShellRouter>,
  );
  return { shell, address: () => screen.getByRole('status').textContent };
}

test('PF-02 a link has an address of the platform, and the shell is asked to go there', () => {
  const { shell, address } = open('/job-list?keyword=a#top');
  expect(address()).toBe('/job-list?keyword=a#top');
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('http://localhost:3000/job/7?tab=skills');
  fireEvent.click(link);
  expect(shell.navigations).toEqual([{ to: '/job/7?tab=skills', options: { replace: false, state: undefined } }]);
  expect(address()).toBe('/job/7?tab=skills');
});

test('PF-02 a change of the query replaces the entry where it was asked to', () => {
  const { shell, address } = open('/job-list?keyword=a');
  fireEvent.click(screen.getByRole('button'));
  expect(shell.navigations).toMatchObject([{ to: '/job-list?page=2', options: { replace: true } }]);
  expect(address()).toBe('/job-list?page=2');
});

test('PF-02 back and forward are followed', () => {
  const { address } = open('/job-list');
  window.history.replaceState(null, '', '/home');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(address()).toBe('/home');
});
