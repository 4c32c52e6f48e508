import { z } from 'zod';

/**
 * Google's rules for JobPosting, the required and the recommended properties it lists:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */

/** "ISO 8601 format". */
const dateTime = z.iso.datetime({ offset: true });
const words = z.string().refine((text) => text.trim() === text && text !== '', 'must not be empty or have surrounding spaces');
/** "Specify the absolute URL." */
const webAddress = z.url({ protocol: /^https?$/ });

const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  addressLocality: words.optional(),
  addressRegion: words.optional(),
  /** Required: "the two-letter ISO 3166-1 alpha-2 country code". */
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
});

const amount = z.number().positive().finite();

export const googleJobPosting = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('JobPosting'),
    '@id': webAddress,
    url: webAddress,
    // Required.
    /** "The title of the job (not the title of the posting)"; markup is not allowed. */
    title: words.refine((title) => !/<\w+[^>]*>/.test(title), 'must not contain HTML'),
    /** "The full description of the job in HTML format." "The description can't be the same as the title." */
    description: z.string().regex(/<(p|ul|ol|h\d|br|div)\b/, 'is HTML'),
    datePosted: dateTime,
    hiringOrganization: z.strictObject({
      '@type': z.literal('Organization'),
      name: words,
      sameAs: webAddress.optional(),
      logo: webAddress.optional(),
    }),
    /** Required, unless the work is remote and the posting says from where. */
    jobLocation: z
      .array(z.strictObject({ '@type': z.literal('Place'), address }))
      .min(1)
      .optional(),
    // Recommended.
    /** Of type AdministrativeArea, of which Country is a subtype. */
    applicantLocationRequirements: z
      .array(z.strictObject({ '@type': z.enum(['AdministrativeArea', 'Country']), name: words }))
      .min(1)
      .optional(),
    /** "Set this property with a value of TELECOMMUTE for jobs in which the employee may or must work remotely 100% of the time." */
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    baseSalary: z
      .strictObject({
        '@type': z.literal('MonetaryAmount'),
        /** Of schema.org's Thing; Google does not read it. */
        name: words.optional(),
        currency: z.string().regex(/^[A-Z]{3}$/),
        value: z
          .strictObject({
            '@type': z.literal('QuantitativeValue'),
            value: amount.optional(),
            minValue: amount.optional(),
            maxValue: amount.optional(),
            unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
          })
          .refine(({ value, minValue, maxValue }) => (value ?? minValue ?? maxValue) !== undefined, 'must have an amount')
          .refine(({ minValue = 0, maxValue = Infinity }) => minValue < maxValue, 'must have a minimum below the maximum'),
      })
      .optional(),
    // Of schema.org; Google does not read them.
    workHours: words.optional(),
    qualifications: words.optional(),
    sensoryRequirement: words.optional(),
    employmentUnit: z
      .strictObject({ '@type': z.enum(['Hospital', 'MedicalClinic', 'Pharmacy', 'DiagnosticLab', 'School']), name: words })
      .optional(),
    directApply: z.boolean(),
    employmentType: z
      .enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'])
      .optional(),
    identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: words, value: words }),
    /** "Required for jobs that have an expiration date." */
    validThrough: dateTime.optional(),
    /** "The type of educational credential": one of five. */
    educationRequirements: z
      .strictObject({
        '@type': z.literal('EducationalOccupationalCredential'),
        credentialCategory: z.enum([
          'high school',
          'associate degree',
          'bachelor degree',
          'professional certificate',
          'postgraduate degree',
        ]),
      })
      .optional(),
    experienceRequirements: z
      .strictObject({ '@type': z.literal('OccupationalExperienceRequirements'), monthsOfExperience: z.int().positive() })
      .optional(),
    skills: words.optional(),
  })
  .refine(
    (posting) => posting.jobLocation ?? posting.applicantLocationRequirements,
    'must have a location, or be remote from one',
  )
  .refine(
    (posting) => !posting.applicantLocationRequirements || posting.jobLocationType === 'TELECOMMUTE',
    'may have applicantLocationRequirements only for remote work',
  )
  .refine((posting) => posting.jobLocation ?? posting.jobLocationType, 'may lack a location only if it is remote')
  .refine(
    (posting) => posting.description.replaceAll(/<[^>]*>/g, '').trim() !== posting.title,
    'must have a description other than its title',
  )
  .refine((posting) => !posting.validThrough || posting.validThrough > posting.datePosted, 'must end after it was posted');
