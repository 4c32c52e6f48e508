import * as z from 'zod/mini';
import { EMPLOYER_REPORT_REASONS } from '../codes.ts';
import { optionalText, wrong } from './fields.ts';
import { REPORT_DETAILS_MAX } from './report-job.ts';

/** The fields of `ReportEmployerInput` besides the employer. */
export const employerReport = z.object({
  reason: z.enum(EMPLOYER_REPORT_REASONS, wrong('MISSING')),
  details: optionalText(REPORT_DETAILS_MAX),
});
