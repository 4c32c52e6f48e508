import type { z } from 'zod';
import type { BodyPart, Part } from '../call-input.ts';
import type { RestCalls } from './index.ts';

export type RestKey = keyof RestCalls;

/** Uploads by the name of their part, for multipart calls. */
export type RestFiles = Record<string, File | readonly File[]>;

/** The input of a call: path parameters, query, body, and the files of a multipart call. */
export type RestInput<K extends RestKey> = Part<'params', RestCalls[K]['params']> &
  Part<'query', RestCalls[K]['query']> &
  BodyPart<RestCalls[K]['body']> & {
    files?: RestFiles;
    /** The version of the record that is replaced, for calls that take `If-Match`. */
    ifMatch?: string | undefined;
    signal?: AbortSignal;
    onProgress?: (sent: number, total: number) => void;
  };

/** The input is optional if the call has none. */
type InputArguments<K extends RestKey> =
  Record<never, never> extends RestInput<K> ? [input?: RestInput<K>] : [input: RestInput<K>];

export type RestResponse<K extends RestKey> = z.output<RestCalls[K]['response']>;

/**
 * Sends a call of the table by its key, e.g. `rest('GET candidates/search', { query: { keyword } })`. Without a session it uses
 * public/api/v1. Returns `responsePayload`; throws ApiFailure.
 */
export type RestApi = <K extends RestKey>(key: K, ...input: InputArguments<K>) => Promise<RestResponse<K>>;
