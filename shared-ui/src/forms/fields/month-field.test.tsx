import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { MonthField } from '../index.ts';

const entered = vi.fn<(value: string) => void>();

interface Shown {
  start?: string;
  error?: string;
  locale?: string;
}

/** The field in a form that keeps its value. */
function show({ start = '', error, locale = 'en' }: Shown = {}) {
  entered.mockClear();
  function Field() {
    const [value, setValue] = useState(start);
    return (
      <MonthField
        id="from"
        label="Worked from"
        hint="As you remember it"
        mark="required"
        value={value}
        error={error}
        onChange={(next) => {
          setValue(next);
          entered(next);
        }}
      />
    );
  }
  render(
    <UiProvider variant="D" colorScheme="light" env="test">
      <IntlProvider locale={locale}>
        <Field />
      </IntlProvider>
    </UiProvider>,
  );
  const group = screen.getByRole('group', { name: 'Worked from' });
  const month = within(group).getByRole<HTMLSelectElement>('combobox');
  const year = within(group).getByRole<HTMLInputElement>('textbox');
  return { group, month, year };
}

const pick = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('a month and a year become the first day of the month', () => {
  const { month, year } = show();
  pick(month, '03');
  expect(entered).toHaveBeenLastCalledWith('-03');
  pick(year, '202');
  expect(entered).toHaveBeenLastCalledWith('202-03');
  pick(year, '2021');
  expect(entered).toHaveBeenLastCalledWith('2021-03-01');
  pick(month, '');
  expect(entered).toHaveBeenLastCalledWith('2021-');
  pick(year, '');
  expect(entered).toHaveBeenLastCalledWith('');
});

test('the day it starts with is kept as long as its month is', () => {
  const { month, year } = show({ start: '2020-02-15' });
  expect([month.value, year.value]).toEqual(['02', '2020']);
  pick(month, '04');
  expect(entered).toHaveBeenLastCalledWith('2020-04-01');
  pick(month, '02');
  expect(entered).toHaveBeenLastCalledWith('2020-02-15');
});

test.each([
  ['٢٠٢١', '2021'],
  ['۲۰۲۱', '2021'],
  [' 2021', '2021'],
  ['year', ''],
])('the year is typed as %j', (typed, year) => {
  const fields = show();
  pick(fields.year, typed);
  expect(fields.year.value).toBe(year);
});

test('a year before the last century is a typing mistake', () => {
  const { month, year } = show();
  pick(month, '03');
  pick(year, '0202');
  expect(entered).toHaveBeenLastCalledWith('0202-03');
});

test.each([
  ['', true, true],
  ['-03', false, true],
  ['2021-', true, false],
  ['2021-03-01', true, true],
])('of %j, the part to correct is marked, and both have hint and error', (start, isMonthWrong, isYearWrong) => {
  const { month, year } = show({ start, error: 'Enter month and year' });
  expect([month, year].map((each) => each.getAttribute('aria-invalid') === 'true')).toEqual([isMonthWrong, isYearWrong]);
  for (const each of [month, year]) {
    expect(each).toHaveAccessibleDescription('As you remember it Enter month and year');
    expect(each).toHaveAttribute('aria-required', 'true');
  }
});

test.each([
  ['en', 'Month', 'Year', 'March'],
  ['es', 'Mes', 'Año', 'marzo'],
  ['ar', 'الشهر', 'السنة', 'مارس'],
])('in %s', (locale, month, year, march) => {
  const fields = show({ locale });
  expect(fields.month).toHaveAccessibleName(month);
  expect(fields.year).toHaveAccessibleName(year);
  expect([...fields.month.options].map(({ label }) => label)[3]).toBe(march);
});
