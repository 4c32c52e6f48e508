import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeFailure } from '@hirehq/shared-contracts/testing';
import { contentOf, profileOf, sharedProfileOf } from '../../../tests/profile-of.ts';
import { renderProfilePage } from '../../../tests/render-profile-page.tsx';
import { ProfilePreviewDocument } from '../../features/view-profile/profile-preview.graphql.ts';
import { OwnPublicProfilePage } from './own-public-profile-page.tsx';

test('PR-07 the preview shows the profile as employers or everybody see it', async () => {
  const { open, api, user, asked } = renderProfilePage(<OwnPublicProfilePage />, { at: '/candidate/public' });
  api.respondToGraphql(ProfilePreviewDocument, ({ audience }) => ({
    profilePreview: sharedProfileOf(audience === 'EMPLOYERS' ? { emailAddress: 'ada@example.com' } : {}),
  }));
  const { address } = open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Ada Byron' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ada@example.com' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Everybody' }));
  expect(await screen.findByText('You have no public link, so nobody can see this yet.')).toBeInTheDocument();
  await expect.poll(() => screen.queryByRole('link', { name: 'ada@example.com' })).toBeNull();
  expect(address()).toBe('/candidate/public?audience=EVERYBODY');
  expect(asked('ProfilePreview')).toEqual([{ audience: 'EMPLOYERS' }, { audience: 'EVERYBODY' }]);
});

test('PR-07 with a public link, the preview for everybody says who sees it', async () => {
  const { open } = renderProfilePage(<OwnPublicProfilePage />, {
    at: '/candidate/public?audience=EVERYBODY',
    content: contentOf({ profile: profileOf({ publicKey: 'unguessable' }) }),
  });
  open();
  expect(await screen.findByText('Whoever has your public link sees this.')).toBeInTheDocument();
});

test('PR-05 the whole profile can be downloaded as a PDF in two layouts and as JSON Resume', async () => {
  const { open, user, shell } = renderProfilePage(<OwnPublicProfilePage />, { at: '/candidate/public' });
  open();
  for (const name of ['PDF, classic layout', 'PDF, compact layout', 'JSON Resume file'])
    await user.click(await screen.findByRole('button', { name }));
  const asked = shell.api.restCalls.filter(({ key }) => key.startsWith('GET candidates/profile/'));
  expect(asked).toMatchObject([
    { key: 'GET candidates/profile/pdf', input: { query: { layout: 'CLASSIC' } } },
    { key: 'GET candidates/profile/pdf', input: { query: { layout: 'COMPACT' } } },
    { key: 'GET candidates/profile/json-resume' },
  ]);
});

test('PR-05 a document that could not be written says why', async () => {
  const { open, user, api } = renderProfilePage(<OwnPublicProfilePage />, { at: '/candidate/public' });
  api.respondToRest('GET candidates/profile/pdf', fakeFailure('OVERLOADED'));
  open();
  await user.click(await screen.findByRole('button', { name: 'PDF, classic layout' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy');
});
