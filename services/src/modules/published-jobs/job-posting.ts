import { routes } from '@hirehq/shared-contracts/routes';
import type { EducationLevel, EmploymentType } from '@hirehq/shared-contracts/codes';
import { countryName } from '../places/index.ts';
import type { PublishedJob } from './published-jobs.store.ts';

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

const amount = (value: string | null) => (value === null ? undefined : Number(value));

/** A job as schema.org's JobPosting; what is unknown is left out. */
export function jobPosting(job: PublishedJob, origin: string) {
  const url = origin + routes.job({ id: job.id });
  const countries = [...new Set(job.places.flatMap(({ country }) => country ?? []))];
  const placed = job.places.filter(({ city, state, country }) => city ?? state ?? country);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    '@id': url,
    url,
    identifier: { '@type': 'PropertyValue', name: 'hireHQ', value: job.id },
    title: job.title,
    description: job.description_html,
    datePosted: job.posted_at.toISOString(),
    ...(job.closes_on && { validThrough: `${job.closes_on}T23:59:59Z` }),
    hiringOrganization: { '@type': 'Organization', name: job.establishment_name },
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
    ...(job.remote && {
      jobLocationType: 'TELECOMMUTE',
      ...(countries.length > 0 && {
        applicantLocationRequirements: countries.map((country) => ({ '@type': 'Country', name: countryName(country) })),
      }),
    }),
    ...(job.employment_type && { employmentType: EMPLOYMENT[job.employment_type] }),
    ...(job.education && {
      educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: EDUCATION[job.education] },
    }),
    ...(job.pay_currency &&
      job.pay_unit && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: job.pay_currency,
          value: {
            '@type': 'QuantitativeValue',
            minValue: amount(job.pay_min),
            maxValue: amount(job.pay_max),
            unitText: job.pay_unit,
          },
        },
      }),
    ...(job.skills && { skills: job.skills.join(', ') }),
    directApply: true,
  };
}
