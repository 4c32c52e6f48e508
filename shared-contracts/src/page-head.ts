import type { PlaceNames } from './place-names/index.ts';
import { placeText } from './place-text.ts';

/**
 * The canonical path of a page: without query and optional segments (`/job/:id/:referrerId?` is one page, whoever shared it).
 * Undefined for a route that is not a single page.
 */
export function canonicalPath(route: string, pathname: string): string | undefined {
  const parts = route.split('/').filter(Boolean);
  if (parts.includes('*')) return undefined;
  const needed = parts.filter((part) => !part.endsWith('?')).length;
  return `/${pathname.split('/').filter(Boolean).slice(0, needed).join('/')}`;
}

/** The size of the picture of a job in previews of its page, in pixels. */
export const JOB_PICTURE = { width: 1200, height: 630 } as const;

/** The path of the picture of an open job, in a language. */
export const jobPicturePath = (id: string, locale: string): string => `/share/${locale}/jobs/${id}.png`;

interface NamedJob {
  title: string;
  enterprise: { establishmentName: string };
  place?: { city?: string | null; country?: string | null; label: string } | null;
}

/**
 * The title of a job page, the same in the served HTML and in the shell: 'Registered Nurse · Acme Health · Utrecht'. `names`: places
 * in the language of the page.
 */
export function jobPageTitle({ title, enterprise, place }: NamedJob, locale: string, names?: PlaceNames): string {
  const where = place && placeText({ label: place.city ?? place.label, country: place.country }, locale, names);
  return [title, enterprise.establishmentName, where].filter(Boolean).join(' · ');
}

interface NamedProfile {
  firstName: string;
  lastName: string | null;
  profileTitle: string | null;
}

/** The title of a public profile, the same in the served HTML and in the shell: 'Amina Okafor · Full stack engineer'. */
export const publicProfileTitle = ({ firstName, lastName, profileTitle }: NamedProfile): string =>
  [[firstName, lastName].filter(Boolean).join(' '), profileTitle].filter(Boolean).join(' · ');
