import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotFoundPage } from './not-found-page.tsx';
import { renderPage } from './testing/render-page.tsx';

it.each(['D', 'N', 'H'] as const)('SH-32 a missing page of brand %s leads to jobs and to the first page', (variant) => {
  renderPage(<NotFoundPage />, { config: { variant } });
  expect(screen.getByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to Home Page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/job-list');
});

it('SH-32 a missing page has no links to jobs where none are deployed', () => {
  renderPage(<NotFoundPage />, { canOpen: () => false });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
