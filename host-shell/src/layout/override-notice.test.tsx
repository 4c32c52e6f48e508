import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShell } from '../routing/testing/open-shell.tsx';

const visitor = { status: 'signed-out' } as const;

test('PF-08 a tab with chosen versions says which, until when, and leads back to the live ones', async () => {
  openShell('/feature?tab=2', visitor, {
    releaseOverride: { releases: { jobs: '1.2.0', profile: '2.0.0' }, expires: '2030-01-01T08:00:00Z' },
  });
  const leave = await screen.findByRole('link', { name: 'Run the live versions' });
  expect(leave.parentElement).toHaveTextContent(/this tab runs jobs 1\.2\.0 and profile 2\.0\.0 until Jan 1, 2030/);
  expect(leave).toHaveAttribute('href', '/feature?tab=2&release-override=');
});

test('PF-08 a tab whose chosen versions are gone says what may be wrong with its link', async () => {
  openShell('/feature', visitor, { releaseOverride: 'ended' });
  expect(
    await screen.findByText(/has expired, is not from this platform, or names a version that is no longer available/),
  ).toBeInTheDocument();
});

test('PF-08 a tab without chosen versions says nothing', async () => {
  openShell('/feature', visitor);
  expect(await screen.findByRole('main')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Run the live versions' })).not.toBeInTheDocument();
});
