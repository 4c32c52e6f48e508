import { useIntl } from '@hirehq/shared-ui';
import { isWholeMonth } from './month-dates.ts';

/** Writes the values of these fields as months. */
export function useMonthText(fields: readonly string[]): (field: string, value: string) => string {
  const { formatDate } = useIntl();
  return (field, value) =>
    fields.includes(field) && isWholeMonth(value)
      ? formatDate(value, { year: 'numeric', month: 'long', timeZone: 'UTC' })
      : value;
}
