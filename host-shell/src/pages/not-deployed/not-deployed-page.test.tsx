import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manifest } from '../../manifest.ts';
import { candidate, openShell, release, releasesOf, route } from '../../routing/testing/open-shell.tsx';

const NOTHING = releasesOf();
const JOBS = releasesOf(release.manifest);
const signedOut = { status: 'signed-out' } as const;
const heading = (name: string) => screen.findByRole('heading', { name });
const address = () => screen.getByLabelText('address').textContent;

beforeEach(() => {
  cleanup();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('a page whose remote is not deployed', () => {
  it.each([
    ['/qr', 'QR code'],
    ['/upload-video', 'Upload a video'],
    ['/candidate/public/abc', 'Candidate profile'],
    ['/job-list', 'Jobs'],
    ['/find-jobs?searchBar=true', 'Find Jobs'],
    ['/job/12/34', 'Job'],
    ['/application/12', 'Apply'],
  ])('SH-04 SH-07 %s is public, has a header, and says what it is for', async (path, title) => {
    const { signIn } = openShell(path, signedOut, { releaseSet: NOTHING });
    await heading(`${title}: not available yet`);
    expect(screen.getByText(/This page is not available on this site yet/)).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect([document.title, signIn.mock.calls.length]).toEqual([`${title} · hireHQ`, 0]);
  });

  it.each([
    ['create-profile', 'Create your profile'],
    ['edit-profile', 'My Profile'],
    ['find-jobs', 'Find Jobs'],
    ['my-jobs', 'My Jobs'],
    ['add-checklist', 'Checklist'],
    ['settings', 'Settings'],
    ['my-referrals', 'My Referrals'],
    ['message-list', 'Messages'],
    ['job-details/12', 'Job details'],
    ['job/12', 'Job'],
    ['application/12', 'Apply'],
    ['analytics', 'Reports'],
    ['interviews', 'Interviews'],
    ['interviewDetails', 'Interview'],
    ['public', 'My public profile'],
    ['dashboard', 'Dashboard'],
  ])('SH-09 SH-14 /candidate/%s says what it is for, under webview too', async (path, title) => {
    openShell(`/candidate/${path}`, candidate, { releaseSet: NOTHING });
    await heading(`${title}: not available yet`);
    expect(document.title).toBe(`${title} · hireHQ`);
    cleanup();
    openShell(`/webview/${path}`, candidate, { releaseSet: NOTHING, startedInWebview: true });
    await heading(`${title}: not available yet`);
    expect([screen.queryByRole('banner'), screen.queryByRole('contentinfo')]).toEqual([null, null]);
  });

  it('SH-09 /webview opens the first page of the webview', async () => {
    openShell('/webview', candidate, { releaseSet: JOBS, startedInWebview: true });
    await waitFor(() => expect(address()).toBe('/webview/find-jobs'));
  });

  it('SH-14 is the remote’s once one declares its path', async () => {
    const profile: RemoteManifest = {
      ...manifest,
      id: 'profile',
      routes: [
        route('publicProfile', '/candidate/public/:candidateKey', 'public'),
        route('uploadVideo', '/upload-video', 'public'),
        route('settings', '/candidate/settings', 'candidate'),
      ],
    };
    const releaseSet = releasesOf(profile);
    for (const [path, name] of [
      ['/candidate/public/abc', 'profile publicProfile'],
      ['/upload-video', 'profile uploadVideo'],
      ['/candidate/settings', 'profile settings'],
    ] as const) {
      openShell(path, candidate, { releaseSet });
      await heading(name);
      cleanup();
    }
  });

  it('SH-14 links a visitor to public pages and a candidate to candidate pages', async () => {
    openShell('/qr', signedOut, { releaseSet: JOBS });
    await heading('QR code: not available yet');
    act(() => screen.getByRole('button', { name: 'Find Jobs' }).click());
    await waitFor(() => expect(address()).toBe('/job-list'));
    cleanup();
    openShell('/qr', candidate, { releaseSet: JOBS });
    await heading('QR code: not available yet');
    act(() => screen.getByRole('button', { name: 'Find Jobs' }).click());
    await waitFor(() => expect(address()).toBe('/candidate/find-jobs'));
  });

  it('PF-01 opens a page that says so in a deployment without candidate pages', async () => {
    openShell('/qr', candidate, { releaseSet: NOTHING });
    await heading('QR code: not available yet');
    expect(screen.queryByRole('button', { name: 'Find Jobs' })).not.toBeInTheDocument();
    act(() => within(screen.getByRole('main')).getByRole('button', { name: 'Home' }).click());
    await heading('There is nothing here yet');
    expect(address()).toBe('/candidate');
  });
});

describe('the dashboard', () => {
  it('SH-47 greets by the time of day, and updates without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 4, 12, 11, 59, 30) });
    openShell('/candidate/dashboard', candidate, { releaseSet: NOTHING });
    await heading('Good morning, Ada');
    act(() => void vi.advanceTimersByTime(31_000));
    await heading('Good afternoon, Ada');
    act(() => void vi.advanceTimersByTime(5 * 3_600_000));
    await heading('Good evening, Ada');
    act(() => void vi.advanceTimersByTime(7 * 3_600_000));
    await heading('Good morning, Ada');
  });
});
