import { routes } from '@hirehq/shared-contracts/routes';
import type { EducationLevel, EmploymentType } from '@hirehq/shared-contracts/codes';
import { remoteArea } from '../jobs/index.ts';
import type { StoredPlace } from '../../../platform/database/tables/jobs.ts';
import { countriesOfRegion, countryName } from '../places/index.ts';
import { postingFacts } from './posting-facts.ts';
import type { PublishedJob } from './published-jobs.store.ts';
import type { PostedJob } from './read-published.ts';

const EMPLOYMENT: Readonly<Record<EmploymentType, string>> = {
  FT: 'FULL_TIME',
  PT: 'PART_TIME',
  FL: 'CONTRACTOR',
  IN: 'INTERN',
  OT: 'OTHER',
};
const EDUCATION: Readonly<Record<EducationLevel, string>> = {
  SL: 'high school',
  DM: 'professional certificate',
  BR: 'bachelor degree',
  MT: 'postgraduate degree',
  DC: 'postgraduate degree',
};

/** An amount of 0 states nothing. */
const amount = (value: string | null) => Number(value) || undefined;

/** The salary; undefined without an amount. */
function baseSalary({ pay_currency, pay_unit, pay_min, pay_max, pay_band }: PublishedJob) {
  const [minValue, maxValue] = [amount(pay_min), amount(pay_max)];
  if (!pay_currency || !pay_unit || (minValue === undefined && maxValue === undefined)) return undefined;
  return {
    '@type': 'MonetaryAmount',
    ...(pay_band && { name: pay_band }),
    currency: pay_currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(minValue === maxValue
        ? { value: minValue }
        : { ...(minValue !== undefined && { minValue }), ...(maxValue !== undefined && { maxValue }) }),
      unitText: pay_unit,
    },
  };
}

/** TELECOMMUTE is for fully remote work only. */
const isRemote = ({ remote, work_mode }: PublishedJob) => remote && (work_mode === null || work_mode === 'R');

const asCountry = (code: string) => ({ '@type': 'Country', name: countryName(code) });

/** In feeds, a region with more countries than this is given by name: the list would be longer than the rest of the posting. */
const MOST_COUNTRIES = 30;

/** Where applicants may live: schema.org's Country, or AdministrativeArea, which is any named area. */
function applicantLocations(job: PublishedJob) {
  const { countries, regions, ownCountries } = remoteArea(job);
  if (countries.length <= MOST_COUNTRIES) return countries.map(asCountry);
  return [...regions.map((name) => ({ '@type': 'AdministrativeArea', name })), ...ownCountries.map(asCountry)];
}

export interface PostingContext {
  origin: string;
  /** URL of an employer's logo. */
  logoOf: (logoFile: string) => string;
}

/** A job as schema.org's JobPosting; unknown properties are left out. */
export function jobPosting(job: PostedJob, { origin, logoOf }: PostingContext) {
  const url = origin + routes.job({ id: job.id });
  const applicants = isRemote(job) ? applicantLocations(job) : [];
  const [website] = job.domain_names;
  const salary = baseSalary(job);
  const placed = job.places.filter(isPlaced);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    '@id': url,
    url,
    identifier: { '@type': 'PropertyValue', name: job.establishment_name, value: job.id },
    title: job.title,
    description: job.description_html,
    datePosted: job.posted_at.toISOString(),
    ...(job.closes_on && { validThrough: `${job.closes_on}T23:59:59Z` }),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.establishment_name,
      ...(website && { sameAs: `https://${website}` }),
      ...(job.logo_file && { logo: logoOf(job.logo_file) }),
    },
    ...(placed.length > 0 && {
      jobLocation: placed.map(({ city, state, country }) => ({
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(city && { addressLocality: city }),
          ...(state && { addressRegion: state }),
          ...(country && { addressCountry: country }),
        },
      })),
    }),
    ...(isRemote(job) && {
      jobLocationType: 'TELECOMMUTE',
      ...(applicants.length > 0 && { applicantLocationRequirements: applicants }),
    }),
    ...(job.employment_type && { employmentType: EMPLOYMENT[job.employment_type] }),
    ...(job.education && {
      educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: EDUCATION[job.education] },
    }),
    ...(job.years && {
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: job.years * 12 },
    }),
    ...postingFacts(job),
    ...(salary && { baseSalary: salary }),
    ...(job.skills && { skills: job.skills.join(', ') }),
    directApply: job.isAppliedHere,
  };
}

const isPlaced = ({ city, state, country }: StoredPlace) => Boolean(city ?? state ?? country);

/**
 * The countries in which applicants may live. Google knows countries, not regions such as EMEA, and requires them of remote work
 * without a location: work from anywhere lists all of them.
 */
function applicantCountries(job: PublishedJob): readonly string[] {
  const { countries } = remoteArea(job);
  if (countries.length > 0) return countries;
  return job.places.some(isPlaced) ? [] : (countriesOfRegion('world') ?? []);
}

const BLOCK = /<(p|ul|ol|h\d|br|div)\b/;

/** Turns the lines of a text without markup into paragraphs. */
const paragraphs = (text: string): string =>
  BLOCK.test(text)
    ? text
    : `<p>${text
        .trim()
        .split(/\n\s*\n/)
        .map((part) => part.replaceAll('\n', '<br>'))
        .join('</p><p>')}</p>`;

/**
 * The same for a page that search engines index, where a posting that lacks what Google requires is an error: a country for each
 * location, or the countries it can be done from, and a description other than the title. Undefined for a job that lacks one of these.
 */
export function pagePosting(job: PostedJob, context: PostingContext) {
  const { jobLocation = [], applicantLocationRequirements: _, ...posting } = jobPosting(job, context);
  const text = posting.description.replaceAll(/<[^>]*>/g, '').trim();
  const isDescribed = text !== '' && text !== posting.title.trim();
  const placed = jobLocation.filter(({ address }) => address.addressCountry !== undefined);
  const applicants = isRemote(job) ? applicantCountries(job).map(asCountry) : [];
  if (!isDescribed || (placed.length === 0 && applicants.length === 0)) return undefined;
  return {
    ...posting,
    description: paragraphs(posting.description),
    ...(placed.length > 0 && { jobLocation: placed }),
    ...(applicants.length > 0 && { applicantLocationRequirements: applicants }),
  };
}
