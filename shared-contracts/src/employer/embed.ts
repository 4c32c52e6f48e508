import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id } from '../rest/primitives.ts';

export const employerEmbedCalls = {
  'GET embed': defineCall('GET embed', {
    access: { scope: null },
    summary: 'The lines with which pages of the employer show its jobs',
    note: '`lines` is for pages of the proven domains; `pinnedLines` has one version of the script, with its hash; `linesForLocalhost` has the key for development, which grants nothing but public jobs.',
    response: z.object({
      enterpriseId: id,
      lines: z.string(),
      /** With the script's present version instead of the live one; null if none is published. */
      pinnedLines: z.string().nullable(),
      developmentKey: z.string(),
      linesForLocalhost: z.string(),
      /** Attributes, events and errors of the element. */
      help: z.url(),
    }),
  }),
} as const;
