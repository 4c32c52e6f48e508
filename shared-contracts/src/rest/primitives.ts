import { z } from 'zod';
import { typedText } from '../inputs/typed-text.ts';

/** Id of a record. */
export const id = z.uuid();

/** A job's id in an address: hexadecimal characters and hyphens only (§5). */
export const jobId = z.string().regex(/^[0-9a-fA-F-]{1,64}$/);

/** ISO 8601 date and time, UTC. */
export const timestamp = z.string();

/** ISO 8601 calendar date. */
export const date = z.iso.date();

/** An address of a file that expires; null if there is no file. */
export const signedUrl = z.string().nullable();

/** A text that may be empty: trimmed, and empty if it shows nothing. */
export const emptyText = (max: number) => z.string().overwrite(typedText).max(max);

/** A text a person types: trimmed, never empty, nor of invisible characters only. */
export const text = (max: number) => z.string().overwrite(typedText).min(1).max(max);

/** A text a person types and may leave empty. */
export const optionalText = (max: number) => emptyText(max).nullable();

/** The version of a record: another one after each change. Compare it, and send it as `If-Match` in quotes; it has no order. */
export const version = z.string();

/** The response of a call that only confirms success. */
export const done = z.literal(true);
