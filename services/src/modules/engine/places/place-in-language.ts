import type { Locale } from '@hirehq/shared-contracts/page';
import type { PlaceNames } from '@hirehq/shared-contracts/place-names';
import { placeNames } from '@hirehq/shared-contracts/place-names/ar';
import { placeText, type PlaceInWords } from '@hirehq/shared-contracts/place-text';

/** The names of cities and states that pages in this language show; none where those of the data are shown. */
export const placeNamesOf = (locale: Locale): PlaceNames => (locale === 'ar' ? placeNames : {});

/** A location of the data as pages in this language show it, for mails and served HTML; empty without one. */
export const placeInLanguage = (place: PlaceInWords | null | undefined, locale: Locale): string =>
  place ? placeText(place, locale, placeNamesOf(locale)) : '';
