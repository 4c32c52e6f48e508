/** Whether month and year are both entered; a `MonthField` returns `2021-` or `-03` otherwise. */
export const isWholeMonth = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

const monthOf = (date: string) => date.slice(0, 'YYYY-MM'.length);

/** Whether a time ends in a month before it starts. */
export const endsBeforeStart = (from: string, till: string): boolean =>
  isWholeMonth(from) && isWholeMonth(till) && monthOf(till) < monthOf(from);

/** The end as it is stored. Entered months are stored as their first day, which a stored start may have passed. */
export const endToStore = (from: string, till: string): string =>
  isWholeMonth(from) && isWholeMonth(till) && monthOf(till) === monthOf(from) && till < from ? from : till;
