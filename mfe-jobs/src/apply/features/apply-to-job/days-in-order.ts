interface WeekOfLocale extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
}

const SUNDAY = 7;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The first day of the week, 1 for Monday to 7; Sunday, as in the contract, where the browser does not know. */
const firstDayOf = (locale: string): number => {
  const { getWeekInfo }: WeekOfLocale = new Intl.Locale(locale);
  return getWeekInfo?.call(new Intl.Locale(locale)).firstDay ?? SUNDAY;
};

/** Days of the week from the first one of the locale; other options are left as they are. */
export function daysInOrder(options: readonly string[], locale: string): readonly string[] {
  if (!options.every((option) => DAYS.includes(option))) return options;
  const first = firstDayOf(locale) % DAYS.length;
  const place = (day: string) => (DAYS.indexOf(day) - first + DAYS.length) % DAYS.length;
  return options.toSorted((one, other) => place(one) - place(other));
}
