import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id, jobId, signedUrl, timestamp } from './primitives.ts';

const hexColor = z.string().regex(/^[0-9a-fA-F]{6}$/, 'Send six hexadecimal digits without #.');

/** One theme of an employer; colours are hex without `#`. */
export const themeEntrySchema = z.object({
  isSelected: z.boolean(),
  primaryColor: hexColor,
  secondaryColor: hexColor,
  hoverButtonColor: hexColor,
  hoverButtonTextColor: hexColor,
  headingTextColor: hexColor,
  mainTextColor: hexColor,
  listHoverColor: hexColor,
});
export type ThemeEntry = z.infer<typeof themeEntrySchema>;

/** More entries than anyone would choose from. */
export const MAX_THEME_ENTRIES = 20;

/** The entry with `isSelected` is the one in use. */
export const themeSchema = z.array(themeEntrySchema);
export type Theme = z.infer<typeof themeSchema>;

export const enterpriseDetailsSchema = z.object({
  enterpriseId: z.string(),
  establishmentName: z.string(),
  theme: themeSchema.nullable(),
  exclusiveCandidateTheme: themeSchema.nullable(),
  exclusiveCandidateLogoFileSignedUrl: signedUrl,
  navBarLogoSignedUrl: signedUrl,
  careerPortalFavIcon: signedUrl,
  /** Comma-separated; the first one is used. */
  validDomainNames: z.string(),
});
export type EnterpriseDetails = z.infer<typeof enterpriseDetailsSchema>;

export const enterpriseReviewsSchema = z.object({
  reviewCount: z.number().int(),
  /** Newest first, without the names of the authors, who allowed it; `createdTimestamp` is the start of the month. */
  reviews: z.array(z.object({ ratingRemarksByCandidate: z.string(), createdTimestamp: timestamp })),
});

export const enterpriseCalls = {
  'GET candidates/enterprise/details/{domain}': defineCall('GET candidates/enterprise/details/{domain}', {
    access: 'public',
    summary: 'The employer of a career portal domain',
    params: z.object({
      domain: z
        .string()
        .max(253)
        .regex(/^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/),
    }),
    response: enterpriseDetailsSchema,
  }),
  'GET enterprises/{sourceEnterpriseId}/details': defineCall('GET enterprises/{sourceEnterpriseId}/details', {
    access: 'public',
    summary: 'Logo and favicon of an employer',
    params: z.object({ sourceEnterpriseId: id }),
    // Spelled `careerPortalFavicon` in this call and `careerPortalFavIcon` elsewhere (§7).
    response: z.object({ navBarLogoSignedUrl: signedUrl, careerPortalFavicon: signedUrl }),
  }),
  'GET enterprises/job/{jobId}': defineCall('GET enterprises/job/{jobId}', {
    access: 'public',
    summary: 'The employer of a job, to brand a shared link',
    params: z.object({ jobId }),
    response: z.object({
      enterprisePublicDto: z.object({ enterpriseId: z.string(), establishmentName: z.string(), validDomainNames: z.string() }),
    }),
  }),
  'GET enterprises/candidate-review/{id}': defineCall('GET enterprises/candidate-review/{id}', {
    access: 'public',
    summary: 'Reviews of an employer by candidates',
    params: z.object({ id }),
    response: enterpriseReviewsSchema,
  }),
} as const;
