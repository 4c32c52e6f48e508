import { z } from 'zod';
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '../employer-picture.ts';
import { enterpriseDetailsSchema, MAX_THEME_ENTRIES, themeSchema } from '../rest/enterprises.ts';
import { optionalText, text, version } from '../rest/primitives.ts';
import { ENTERPRISE_SECTORS, ENTERPRISE_SIZES, type EnterpriseSize } from '../codes.ts';
import { defineCall } from '../define-call.ts';
import { themeReportSchema } from './theme-report.ts';

const theme = themeSchema
  .max(MAX_THEME_ENTRIES)
  .refine((entries) => entries.length === 0 || entries.filter((entry) => entry.isSelected).length === 1, {
    error: 'Select exactly one entry.',
  })
  .nullable();

const logoUrl = z.url({ protocol: /^https?$/, error: 'Send an address that begins with https:// or http://.' }).max(2000);

const sector = z.enum(ENTERPRISE_SECTORS).nullable();
const size = z.enum(Object.keys(ENTERPRISE_SIZES) as EnterpriseSize[]).nullable();

export const brandSchema = enterpriseDetailsSchema.extend({
  version,
  about: z.string().nullable(),
  sector,
  size,
  /** Its jobs show how many people have applied: fewer than 10, 10 to 50, or more. */
  showsApplicants: z.boolean(),
  logoUrl: z.string().nullable(),
  logoProblem: z.string().nullable(),
  themeReport: themeReportSchema,
});
export type EmployerBrand = z.infer<typeof brandSchema>;

const picture = {
  access: { scope: 'brand:write' },
  note: `Multipart, part \`file\`: a complete PNG of at most 1 MB and ${MAX_PICTURE_SIDE} × ${MAX_PICTURE_SIDE} pixels.`,
  multipart: { files: ['file'], maxFiles: 1, maxFileBytes: MAX_PICTURE_BYTES },
  body: z.unknown(),
  versioned: true,
  response: brandSchema,
} as const;

export const brandCalls = {
  'GET brand': defineCall('GET brand', {
    access: { scope: null },
    summary: 'The brand that candidates see, with the corrections of their pages',
    versioned: true,
    response: brandSchema,
  }),
  'PUT brand': defineCall('PUT brand', {
    access: { scope: 'brand:write' },
    summary:
      'Changes name, description, sector, size, address of the logo, themes and what jobs show; omitted fields stay unchanged',
    versioned: true,
    note: '`showsApplicants`: the pages of jobs say how many people have applied, as a range (fewer than 10, 10 to 50, more than 50). Colours are six hexadecimal digits without `#`; a list with an invalid entry is refused. `themeReport` lists the colours that the pages of candidates correct because of low contrast (WCAG AA), and their replacements. `logoUrl` is the address of a PNG, JPEG or GIF of at most 2 MB, which is fetched within minutes unless a logo was uploaded with `PUT brand/logo`, and again about once a month; `null` removes the fetched logo. `logoProblem` says why the last attempt failed.',
    body: z.object({
      establishmentName: text(200).optional(),
      about: optionalText(4000).optional(),
      sector: sector.optional(),
      size: size.optional(),
      showsApplicants: z.boolean().optional(),
      logoUrl: logoUrl.nullable().optional(),
      theme: theme.optional(),
      exclusiveCandidateTheme: theme.optional(),
    }),
    response: brandSchema,
  }),
  'PUT brand/logo': defineCall('PUT brand/logo', { ...picture, summary: 'Sets the logo of the navigation bar' }),
  'PUT brand/candidate-logo': defineCall('PUT brand/candidate-logo', {
    ...picture,
    summary: 'Sets the logo that exclusive candidates see',
  }),
  'PUT brand/favicon': defineCall('PUT brand/favicon', { ...picture, summary: 'Sets the icon of the career portal' }),
} as const;
