/** The time zones of this browser, with those given. */
export const timeZones = (...own: string[]): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), ...own])].toSorted();
