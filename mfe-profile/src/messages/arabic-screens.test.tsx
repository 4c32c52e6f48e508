import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { latinWords } from '@hirehq/shared-ui/testing';
import { checklistOf, contentOf, profileOf } from '../../tests/profile-of.ts';
import { renderProfilePage } from '../../tests/render-profile-page.tsx';
import { ChecklistPage } from '../pages/checklist/checklist-page.tsx';
import { EditProfilePage } from '../pages/edit-profile/edit-profile-page.tsx';
import { OwnPublicProfilePage } from '../pages/own-public-profile/own-public-profile-page.tsx';
import { PublicProfilePage } from '../pages/public-profile/public-profile-page.tsx';

/** Words in the data of these tests, and names that are the same in every language. */
const DATA = [
  'Night nurse',
  'Nurse',
  'Acme Health',
  'Ada Byron',
  'Ada',
  'ada@example.com',
  'ada.pdf',
  'Utrecht',
  'University of Utrecht',
  'Nursing science',
  'Nursing council',
  'Nursing résumé',
  'Registered nurse',
  'Netherlands',
  'Nursing',
  'Nutrition',
  'poster.pdf',
  'http://localhost:3000/candidate/public/unguessable',
  'JSON Resume',
  'PDF',
  'DOCX',
  'DOC',
  'ODT',
  'RTF',
  'TXT',
  'PNG',
  'JPG',
  'GIF',
  'MP4',
  'WEBM',
];

const SCREENS: Readonly<Record<string, { page: ReactElement; path?: string; at: string }>> = {
  'the own profile': { page: <EditProfilePage />, at: '/candidate/edit-profile' },
  'the preview': { page: <OwnPublicProfilePage />, at: '/candidate/public' },
  'the public profile': {
    page: <PublicProfilePage />,
    at: '/candidate/public/unguessable',
    path: '/candidate/public/:candidateKey',
  },
  'the checklist': { page: <ChecklistPage />, at: '/candidate/add-checklist' },
};

test.each(Object.entries(SCREENS))('PF-09 %s in Arabic has no English except in its data', async (_, { page, at, path }) => {
  const content = contentOf({ profile: profileOf({ publicKey: 'unguessable' }), checklists: [checklistOf()] });
  const { open } = renderProfilePage(page, { at, content, shell: { locale: 'ar' }, ...(path && { path }) });
  const { container } = open();
  expect(await screen.findAllByRole('heading')).not.toEqual([]);
  await vi.waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  await vi.waitFor(() => expect(latinWords(container, DATA)).toEqual([]));
});
