import type { z } from 'zod';
import type { RestCalls } from './index.ts';

export type RestKey = keyof RestCalls;

/** A part of the input: absent without keys, optional when every key is, else required. */
type Part<Name extends string, Schema extends z.ZodObject> = keyof Schema['shape'] extends never
  ? { [K in Name]?: never }
  : Partial<z.input<Schema>> extends z.input<Schema>
    ? { [K in Name]?: z.input<Schema> }
    : { [K in Name]: z.input<Schema> };

type BodyPart<Body extends z.core.$ZodType> = Body extends z.ZodUndefined
  ? { body?: never }
  : undefined extends z.input<Body>
    ? { body?: z.input<Body> }
    : { body: z.input<Body> };

/** Uploads by the name of their part, for the calls that are multipart. */
export type RestFiles = Record<string, File | readonly File[]>;

/** What a call takes: path parameters, query, body, and the files of a multipart call. */
export type RestInput<K extends RestKey> = Part<'params', RestCalls[K]['params']> &
  Part<'query', RestCalls[K]['query']> &
  BodyPart<RestCalls[K]['body']> & {
    files?: RestFiles;
    signal?: AbortSignal;
    onProgress?: (sent: number, total: number) => void;
  };

/** The input may be left out where a call takes nothing. */
type InputArguments<K extends RestKey> =
  Record<never, never> extends RestInput<K> ? [input?: RestInput<K>] : [input: RestInput<K>];

export type RestAnswer<K extends RestKey> = z.output<RestCalls[K]['answer']>;

/**
 * Calls a row of the table by its key, e.g. `rest('GET candidates/search', { query: { keyword } })`. A signed-out
 * session goes to public/api/v1. Answers `responsePayload`; throws ApiFailure.
 */
export type RestApi = <K extends RestKey>(key: K, ...input: InputArguments<K>) => Promise<RestAnswer<K>>;
