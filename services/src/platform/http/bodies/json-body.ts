import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A lone surrogate: valid as an escape in JSON, but not in UTF-8 and PostgreSQL. */
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

function repaired(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(repaired);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toWellFormed(), repaired(inner)]));
}

/** Parsed JSON with each lone surrogate replaced by U+FFFD, as browsers do in requests. */
export const wellFormed = (value: unknown, text: string): unknown => (ESCAPED_SURROGATE.test(text) ? repaired(value) : value);

type Done = (error: Error | null, body?: unknown) => void;

/** Parses JSON bodies: strings are well-formed afterwards, and an empty body counts as missing. */
export function jsonBodyParser(app: FastifyInstance, onConstructor: 'error' | 'ignore' = 'error') {
  const parse = app.getDefaultJsonParser('error', onConstructor) as (request: FastifyRequest, text: string, done: Done) => void;
  return (request: FastifyRequest, text: string, done: Done): void => {
    if (text === '') done(null, undefined);
    else parse(request, text, (error, value) => (error ? done(error) : done(null, wellFormed(value, text))));
  };
}
