import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { createFakeShell } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import type { SearchChange } from '../../shared/search-filters.ts';
import { PayFilter } from './pay-filter.tsx';
import { PayRatesDocument } from './pay-rates.graphql.ts';

async function show(search: JobSearchParams = {}, locale: 'en' | 'es' | 'ar' = 'en') {
  const shell = createFakeShell({ locale });
  shell.api.respondToGraphql(PayRatesDocument, {
    payRates: { date: '2026-11-20', source: 'European Central Bank', currencies: ['EUR', 'GBP', 'USD'] },
  });
  const onChange = vi.fn<(change: SearchChange) => void>();
  renderInShell(<PayFilter search={search} notStated={{ count: 3, isEstimate: false }} onChange={onChange} />, {
    shell,
    messages,
    reactions,
    at: '/job-list',
  });
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(2));
  return { shell, onChange, user: userEvent.setup() };
}

const amount = () => screen.getByRole('textbox', { name: 'At least' });
const most = () => screen.getByRole('textbox', { name: 'At most' });
const REMOVED = { payMin: undefined, payMax: undefined, payUnit: undefined, payCurrency: undefined };

test('JB-10 pay is entered by keyboard alone, in the currency of the place searched', async () => {
  const { onChange, user } = await show({ country: 'United Kingdom' });
  await user.tab();
  expect(amount()).toHaveFocus();
  await user.keyboard('40');
  await user.tab();
  expect(most()).toHaveFocus();
  await user.tab();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Per' }), 'day');
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    payMin: 40,
    payMax: undefined,
    payUnit: 'DAY',
    payCurrency: 'GBP',
    payNotStated: undefined,
  });
});

test('JB-10 the currencies and the date of their rates are shown once the fields are used', async () => {
  const { shell, user } = await show();
  expect(shell.api.graphqlCalls).toEqual([]);
  await user.click(amount());
  expect(await screen.findByText(/rates of Nov 20, 2026 \(European Central Bank\)/)).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'British Pound' })).toBeInTheDocument();
  expect(screen.getByText(/2,080 hours, 260 days or 52 weeks a year/)).toBeInTheDocument();
});

test.each([
  ['forty', 'Enter the amount in digits, such as 50,000 or 22.50'],
  ['40 / hour', 'Enter the amount in digits, such as 50,000 or 22.50'],
  ['9999999999999', 'Enter an amount up to 1,000,000,000,000'],
])('JB-10 %j is refused with a reason, which is read aloud and disappears with the mistake', async (typed, reason) => {
  const { onChange, user } = await show();
  await user.type(amount(), `${typed}{Enter}`);
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(amount()).toHaveFocus();
  expect(amount()).toBeInvalid();
  expect(amount()).toHaveAccessibleDescription(reason);
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(amount());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['250000000', 250_000_000],
  ['75.000', 75_000],
  ['22,5', 22.5],
  ['60k', 60_000],
])('JB-10 %s is %d', async (typed, payMin) => {
  const { onChange, user } = await show();
  await user.type(amount(), `${typed}{Enter}`);
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ payMin }));
});

test.each([
  ['', '30', { payMin: undefined, payMax: 30 }],
  ['20', '30', { payMin: 20, payMax: 30 }],
  ['30', '20', { payMin: 20, payMax: 30 }],
])('JB-10 between “%s” and “%s” is %j', async (from, to, limits) => {
  const { onChange, user } = await show();
  if (from) await user.type(amount(), from);
  await user.type(most(), `${to}{Enter}`);
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining(limits));
});

test('JB-10 a mistake in the most is named, and the search fills both fields', async () => {
  const { onChange, user } = await show({ payMin: 20, payMax: 30, payUnit: 'HOUR', payCurrency: 'EUR' });
  expect(amount()).toHaveValue('20');
  expect(most()).toHaveValue('30');
  await user.clear(most());
  await user.type(most(), 'plenty{Enter}');
  expect(most()).toHaveFocus();
  expect(most()).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the amount in digits, such as 50,000 or 22.50');
  expect(onChange).not.toHaveBeenCalled();
});

test('JB-10 an empty amount removes the filter', async () => {
  const { onChange, user } = await show({ payMin: 40, payUnit: 'HOUR', payCurrency: 'EUR' });
  expect(amount()).toHaveValue('40');
  await user.clear(amount());
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith(REMOVED);
});

test('JB-10 jobs that do not state their pay are found by themselves', async () => {
  const { onChange, user } = await show({ payMin: 40, payUnit: 'HOUR', payCurrency: 'EUR' });
  await user.click(screen.getByRole('checkbox', { name: 'Pay not stated, 3 jobs' }));
  expect(onChange).toHaveBeenCalledWith({ ...REMOVED, payNotStated: true });
});

test.each([
  ['es', 'Desde', '75.000,5'],
  ['ar', 'من', '75000.5'],
] as const)('JB-10 PF-09 the amount is in the digits and separators of the page, in %s', async (locale, name, shown) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([locale]);
  await show({ payMin: 75_000.5, payUnit: 'YEAR', payCurrency: 'EUR' }, locale);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name });
  const latin = (text: string) =>
    text
      .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
      .replaceAll(/[٬,](?=\d{3})/g, '')
      .replace('٫', '.');
  await waitFor(() => expect(locale === 'ar' ? latin(field.value) : field.value).toBe(shown));
});
