import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { BrandMark } from './brand-mark.tsx';
import { CompanyMonogram } from './company-monogram.tsx';
import { Hint } from './hint.tsx';
import { PageSection } from './page-section.tsx';
import { Tag } from './tag.tsx';

describe('a company’s monogram', () => {
  const monogramOf = (name: string, logoUrl?: string) => {
    const { container } = render(<CompanyMonogram name={name} {...(logoUrl && { logoUrl })} />);
    return container.firstElementChild as HTMLElement;
  };

  const NAMES = ['Direct Health', 'Acme', 'Smith & Sons, Ltd.', 'مستشفى المدينة', '👩‍⚕️ Nurses', '', '&'];

  test.each(NAMES)('of %j is the same each time, and silent for screen readers', (name) => {
    const [one, again] = [monogramOf(name), monogramOf(name)];
    expect(one.outerHTML).toBe(again.outerHTML);
    expect(one.querySelector('svg')?.childElementCount).toBeGreaterThan(0);
    expect(Number(one.dataset['hue'])).toBeLessThan(12);
    expect(one.getAttribute('aria-hidden')).toBe('true');
  });

  test('of 130 names are hardly ever alike', () => {
    const marks = Array.from({ length: 130 }, (_, index) => monogramOf(`Company ${index}`).outerHTML);
    expect(new Set(marks).size).toBeGreaterThan(110);
  });

  test('is replaced by the logo', () => {
    const logo = monogramOf('Acme', '/files/acme.png');
    expect([logo.querySelector('svg'), logo.querySelector('img')?.getAttribute('src')]).toEqual([null, '/files/acme.png']);
  });
});

test('a section is a region with the name of its heading', () => {
  render(
    <PageSection title="Skills" order={3} aside={<a href="/all">All</a>}>
      <p>Nursing</p>
    </PageSection>,
  );
  const region = within(screen.getByRole('region', { name: 'Skills' }));
  expect([region.getByRole('heading', { level: 3 }).textContent, region.getByRole('link').textContent]).toEqual([
    'Skills',
    'All',
  ]);
});

test('A37 a hint shows the name of its control, but not a second time for screen readers', () => {
  const { container } = render(
    <Hint label="Menu">
      <button type="button" aria-label="Menu" />
    </Hint>,
  );
  expect(screen.getAllByRole('button', { name: 'Menu' })).toHaveLength(1);
  expect([container.textContent, container.querySelector('[data-hint]')?.getAttribute('data-hint')]).toEqual(['', 'Menu']);
});

test('a tag says its fact; its icon is for the eye', () => {
  const { container } = render(
    <Tag tone="warning" icon="clock">
      Closed
    </Tag>,
  );
  expect(container.textContent).toBe('Closed');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test.each(['D', 'N', 'H'] as const)(
  'SH-19 the mark of brand %s keeps its name for screen readers where only the sign is shown',
  (variant) => {
    const named = render(<BrandMark variant={variant} />).container.textContent;
    const compact = render(<BrandMark variant={variant} compact />).container;
    expect(named).not.toBe('');
    expect([compact.textContent, compact.querySelector('.hq-visually-hidden')?.textContent]).toEqual([named, named]);
  },
);
