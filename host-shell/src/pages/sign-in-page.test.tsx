import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShell, type OpenOptions } from '../routing/testing/open-shell.tsx';

const sso = 'https://sso.example';
const open = (path: string, options: OpenOptions) => openShell(path, { status: 'signed-out' }, options);
const main = () => within(screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement);
const button = (name: string) => main().getByRole('button', { name });

test('SH-15 an account without email or name: the embedded provider, which says why, gets the reason', async () => {
  const { signUp } = open('/signup', { state: { reason: 'NAME_NOT_FOUND' } });
  await waitFor(() => expect(signUp).toHaveBeenCalledExactlyOnceWith({ notice: 'account-incomplete' }));
});

test('SH-15 an account without email or name at another provider: the page says why, and waits', async () => {
  const state = { reason: 'EMAIL_NOT_FOUND_EXCEPTION' };
  const { signIn, signUp } = open('/signup', { sso, state });
  expect(screen.getByRole('heading', { level: 1, name: 'We need your name and email' })).toBeVisible();
  fireEvent.click(button('Sign Up'));
  fireEvent.click(button('Sign in with another account'));
  expect([signUp.mock.calls.length, signIn.mock.calls.length]).toEqual([1, 1]);
});

test('SH-41 a session that another provider has ended: the page says so, and waits', () => {
  const { signIn } = open('/signin', { sso, ending: 'refused' });
  expect(screen.getByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();
  expect(signIn).not.toHaveBeenCalled();
  fireEvent.click(button('Sign In'));
  expect(signIn).toHaveBeenCalledOnce();
});

test.each<OpenOptions>([{}, { sso }, { ending: 'refused' }])('SH-11 otherwise it redirects at once: %j', async (options) => {
  const { signIn } = open('/signin', options);
  await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
});
