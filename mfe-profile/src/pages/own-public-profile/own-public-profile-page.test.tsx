import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentOf, profileOf, sharedProfileOf } from '../../../tests/profile-of.ts';
import { profileStage } from '../../../tests/profile-stage.tsx';
import { ProfilePreviewDocument } from '../../features/view-profile/profile-preview.graphql.ts';
import { OwnPublicProfilePage } from './own-public-profile-page.tsx';

test('PR-07 the preview shows the profile as employers or everybody see it', async () => {
  const { open, api, user, asked } = profileStage(<OwnPublicProfilePage />, { at: '/candidate/public' });
  api.answerGraphql(ProfilePreviewDocument, ({ audience }) => ({
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
  const { open } = profileStage(<OwnPublicProfilePage />, {
    at: '/candidate/public?audience=EVERYBODY',
    content: contentOf({ profile: profileOf({ publicKey: 'unguessable' }) }),
  });
  open();
  expect(await screen.findByText('Whoever has your public link sees this.')).toBeInTheDocument();
});
