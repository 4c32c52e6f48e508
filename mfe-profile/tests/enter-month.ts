import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

const partsOf = (name: string) => {
  const group = within(screen.getByRole('group', { name }));
  return {
    month: group.getByRole<HTMLSelectElement>('combobox', { name: 'Month' }),
    year: group.getByRole<HTMLInputElement>('textbox', { name: 'Year' }),
  };
};

/** Enters a month by its English name, and a year, instead of what is there. */
export async function enterMonth(user: ReturnType<typeof userEvent.setup>, field: string, name: string, typed: string) {
  const { month, year } = partsOf(field);
  await user.selectOptions(month, name);
  await user.clear(year);
  await user.type(year, typed);
}

/** `March 2021`. */
export function shownMonth(field: string): string {
  const { month, year } = partsOf(field);
  return `${month.selectedOptions[0]?.label} ${year.value}`;
}
