import * as z from 'zod/mini';
import { optionalText, wrong } from './fields.ts';

export const REPORT_DETAILS_MAX = 1_000;

export const JOB_REPORT_REASONS = ['FRAUD', 'FEE', 'DISCRIMINATION', 'NOT_A_JOB', 'OUTDATED', 'OTHER'] as const;

/** The fields of `ReportJobInput` besides the job. */
export const jobReport = z.object({
  reason: z.enum(JOB_REPORT_REASONS, wrong('MISSING')),
  details: optionalText(REPORT_DETAILS_MAX),
});
