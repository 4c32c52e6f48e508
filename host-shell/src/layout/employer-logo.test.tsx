import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IntlProvider, UiProvider } from '@hirehq/shared-ui';
import { EmployerLogo } from './employer-logo.tsx';

function show(): HTMLImageElement {
  render(
    <IntlProvider locale="en" messages={{ 'header.employerLogo': 'Employer' }}>
      <UiProvider variant="D" colorScheme="light" env="test">
        <EmployerLogo src="/files/logo.png" variant="D" />
      </UiProvider>
    </IntlProvider>,
  );
  return screen.getByRole('img', { name: 'Employer' });
}

function loadAs(picture: HTMLImageElement, [naturalWidth, naturalHeight]: readonly [number, number]): void {
  Object.defineProperties(picture, { naturalWidth: { value: naturalWidth }, naturalHeight: { value: naturalHeight } });
  fireEvent.load(picture);
}

test('SH-29 the employer’s logo replaces ours once it has loaded', () => {
  const picture = show();
  loadAs(picture, [400, 100]);
  expect(screen.getByRole('img', { name: 'Employer' })).toBe(picture);
  expect(picture.closest('[data-look]')?.getAttribute('data-look')).toBe('shown');
});

test('SH-29 if the image cannot be loaded, ours stays, without a broken image', () => {
  fireEvent.error(show());
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('hireHQ')).toBeInTheDocument();
});

test.each([
  [0, 0],
  [30_000, 30_000],
  [10, 5000],
])('SH-29 an image of %d × %d is refused', (...size) => {
  loadAs(show(), size);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
