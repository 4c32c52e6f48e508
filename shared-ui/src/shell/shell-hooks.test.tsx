import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createFakeShell, signedIn, signedOut, type FakeShellOptions } from '@hirehq/shared-contracts/testing';
import { ShellProvider, useShell } from './shell-context.tsx';
import {
  useBrand,
  useConfirm,
  useGoOn,
  useGoTo,
  useHoldPage,
  useOrigin,
  usePublish,
  useReport,
  useSignIn,
  useStorage,
  useToast,
  useViewer,
} from './shell-hooks.ts';
import { useCanOpen } from './use-can-open.ts';
import { useEvent } from './use-event.ts';
import { useLocale } from './use-locale.ts';
import { useSession } from './use-session.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';

function inShell(options: FakeShellOptions = {}) {
  const shell = createFakeShell(options);
  const wrapper = ({ children }: { children: ReactNode }) => <ShellProvider shell={shell}>{children}</ShellProvider>;
  return { shell, wrapper };
}

test('each hook uses this shell', () => {
  const { shell, wrapper } = inShell({ variant: 'N' });
  const { result } = renderHook(
    () => [
      usePublish(),
      useReport(),
      useStorage(),
      useToast(),
      useConfirm(),
      useHoldPage(),
      useBrand(),
      useGoTo(),
      useOrigin(),
      useGoOn(),
      useCanOpen(),
    ],
    { wrapper },
  );
  const { events, report, storage, toast, confirm, holdPage, brand, navigate, origin, session, canOpen } = shell;
  const provided = [
    events.publish,
    report,
    storage,
    toast,
    confirm,
    holdPage,
    brand.variant,
    navigate,
    origin,
    session.goOn,
    canOpen,
  ];
  expect(result.current).toEqual(provided);
});

test('outside of a shell a hook reports what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useShell)).toThrow('ShellProvider');
  vi.restoreAllMocks();
});

describe('the session', () => {
  test('names the viewer while somebody is signed in, and follows each change', () => {
    const { shell, wrapper } = inShell({ session: { status: 'unknown' } });
    const { result } = renderHook(() => [useSession().status, useViewer()], { wrapper });
    expect(result.current).toEqual(['unknown', undefined]);
    act(() => shell.session.change(signedIn()));
    expect(result.current).toEqual(['signed-in', ADA]);
    act(() => shell.session.change(signedOut));
    expect(result.current).toEqual(['signed-out', undefined]);
  });

  test('a sign-in that does not begin is reported', async () => {
    const { shell, wrapper } = inShell();
    const lost = new Error('no provider');
    shell.session.signIn = () => Promise.reject(lost);
    const { result } = renderHook(useSignIn, { wrapper });
    result.current.signIn('/candidate/my-jobs');
    await vi.waitFor(() => expect(shell.reports).toMatchObject([{ error: lost }]));
    result.current.signUp('/job-list');
    expect(shell.session.left).toEqual([{ to: 'sign-up', options: { returnTo: '/job-list' } }]);
  });
});

test('the language of the page is followed', () => {
  const { shell, wrapper } = inShell({ locale: 'es' });
  const { result } = renderHook(useLocale, { wrapper });
  act(() => shell.setLocale('ar'));
  expect(result.current).toBe('ar');
});

test('an event reaches the handler of the last render, until the component is gone', () => {
  const { shell, wrapper } = inShell();
  const received: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ name }) => useEvent('job.saved', ({ payload }) => received.push(`${name} ${payload.jobId}`)),
    { wrapper, initialProps: { name: 'first' } },
  );
  const save = (jobId: string) => act(() => shell.events.arrive('job.saved', { jobId, saved: true }));
  save('1');
  rerender({ name: 'second' });
  save('2');
  unmount();
  save('3');
  expect(received).toEqual(['first 1', 'second 2']);
});
