import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PublicProfileDocument } from '@hirehq/shared-contracts/graphql';
import { createFakeSurface, fakeFailure, signedOut } from '@hirehq/shared-contracts/testing';
import { NAME_ONLY, sharedProfileOf } from '../../../tests/profile-of.ts';
import { renderProfilePage } from '../../../tests/render-profile-page.tsx';
import { PublicProfilePage } from './public-profile-page.tsx';

const page = () =>
  renderProfilePage(<PublicProfilePage />, {
    at: '/candidate/public/unguessable',
    path: '/candidate/public/:candidateKey',
    shell: { session: signedOut },
  });

test('PR-08 a visitor sees what is shared, and no trace of the other sections', async () => {
  const { open, asked } = page();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Skills',
    'Work history',
    'Languages',
  ]);
  expect(screen.queryByRole('link', { name: /@/ })).not.toBeInTheDocument();
  expect(document.title).toContain('Ada Byron · Night nurse');
  expect(asked('PublicProfile')).toEqual([{ candidateKey: 'unguessable' }]);
});

test('PR-08 a profile without anything besides the name has no empty sections', async () => {
  const { open, api } = page();
  api.respondToGraphql(PublicProfileDocument, { publicProfile: NAME_ONLY });
  open();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Ada' });
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  expect(heading.closest('article')).toHaveTextContent(/^Ada$/);
});

test('PF-05 in a page of somebody else it leads to the platform, and does not print that page', async () => {
  const surface = createFakeSurface(document.createElement('div'), '/candidate/public/unguessable');
  const { open } = renderProfilePage(<PublicProfilePage />, {
    at: '/candidate/public/unguessable',
    path: '/candidate/public/:candidateKey',
    shell: { session: signedOut, surface },
  });
  open();
  expect(await screen.findByRole('link', { name: 'See the whole profile' })).toHaveAttribute(
    'href',
    '/candidate/public/unguessable',
  );
  expect(screen.queryByRole('button')).toBeNull();
  // The page around it decides what it is called.
  expect([surface.titles.length > 0, document.title]).toEqual([true, '']);
});

test('PR-08 an unknown, revoked or deleted key is not found', async () => {
  const { open, api } = page();
  api.respondToGraphql(PublicProfileDocument, { publicProfile: null });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'This profile does not exist' })).toBeInTheDocument();
});

test('PR-08 a profile that could not be loaded can be tried again', async () => {
  const { open, api, user } = page();
  api.respondToGraphql(PublicProfileDocument, fakeFailure('OVERLOADED'));
  open();
  await screen.findByRole('alert');
  api.respondToGraphql(PublicProfileDocument, { publicProfile: sharedProfileOf() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeInTheDocument();
});
