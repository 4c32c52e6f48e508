/** Countries and territories whose road signs have miles. */
const MILES = new Set('US GB LR MM AS GU MP PR VI UM GG IM JE AI BS BZ DM FK GD GI KN KY LC MS SH TC VC VG WS'.split(' '));

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/** A locale whose formats are known; international English where that of the region is not, because plain `en` is that of the US. */
function writtenIn(language: string, region: string | undefined): string {
  if (region === undefined) return language;
  const { baseName } = new Intl.Locale(language, { region });
  const isKnown = new Intl.Locale(new Intl.DateTimeFormat(baseName).resolvedOptions().locale).region !== undefined;
  return isKnown || language !== 'en' ? baseName : 'en-001';
}

/**
 * The language of the page with the region of the browser, e.g. `en-GB-u-ca-gregory-nu-latn`: dates, clocks and numbers are written
 * as there, by the Gregorian calendar and in the digits of the language. A region stated with the language of the page comes first.
 */
export function regionalLocale(language: string, preferred: readonly string[] = navigator.languages): string {
  const own = preferred.filter((each) => new RegExp(`^${language}(-|$)`, 'i').test(each));
  const region = [...own, ...preferred].map(regionOf).find((each) => each !== undefined && /^[A-Z]{2}$/.test(each));
  const { numberingSystem } = new Intl.NumberFormat(language).resolvedOptions();
  return `${writtenIn(language, region)}-u-ca-gregory-nu-${numberingSystem}`;
}

/** Whether distances are read in miles where this locale is used; a locale without a region has the likeliest one. */
export const usesMiles = (locale: string): boolean => MILES.has(new Intl.Locale(locale).maximize().region ?? '');

const KM_OF_MILE = 1.609344;

/** A distance as people of this locale read it, rounded to whole units. */
export const distanceOf = (km: number, locale: string): { value: number; unit: 'mile' | 'kilometre' } =>
  usesMiles(locale) ? { value: Math.round(km / KM_OF_MILE), unit: 'mile' } : { value: Math.round(km), unit: 'kilometre' };
