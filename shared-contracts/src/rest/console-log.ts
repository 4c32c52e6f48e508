import { z } from 'zod';
import { CONSOLE_LOG_BYTES } from '../codes.ts';
import { defineCall } from '../define-call.ts';
import { done } from './primitives.ts';

export const consoleLogEntrySchema = z.object({
  error: z.string().max(4000),
  errorInfo: z.string().max(20_000),
  timestamp: z.union([z.string().max(40), z.number()]),
});
export type ConsoleLogEntry = z.infer<typeof consoleLogEntrySchema>;

export const consoleLogCalls = {
  // Not under api/v1: the specification's analytics export service has its own path.
  'POST /public/consolelog': defineCall('POST /public/consolelog', {
    access: 'public',
    edits: 'adds',
    summary: 'Render errors of the browser, for the operator; ten lists per minute and address',
    maxBodyBytes: CONSOLE_LOG_BYTES,
    body: z.array(consoleLogEntrySchema).min(1).max(50),
    response: done,
  }),
} as const;
