interface MonthParts {
  year: string;
  month: string;
}

export const YEAR_LENGTH = 4;
/** A working life: a year with a typing mistake such as 0202 is not one. */
const YEAR = /^(?:19|20)\d{2}$/;

/** Year and month of an ISO 8601 date, or of what is entered of it so far. */
export function monthParts(value: string): MonthParts {
  const [year = '', month = ''] = value.split('-');
  return { year, month };
}

/** The first day of the month, or `start` if that is in this month; `2021-` or `-03` while a part is missing or wrong. */
export function dateOfMonth({ year, month }: MonthParts, start: string): string {
  if (year === '' && month === '') return '';
  const entered = `${year}-${month}`;
  if (month === '' || !YEAR.test(year)) return entered;
  return start.startsWith(`${entered}-`) ? start : `${entered}-01`;
}

const FIRST_DIGITS = [0x0660, 0x06f0];

/** The digits of a typed year, as 0 to 9: Arabic and Persian keyboards type others. */
export const typedYear = (typed: string): string =>
  typed
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (FIRST_DIGITS.findLast((zero) => code >= zero) ?? 0));
    })
    .replaceAll(/\D/g, '');
