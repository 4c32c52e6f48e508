import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Half of a character beyond U+FFFF, as JSON may write it: legal there, and neither UTF-8 nor PostgreSQL has it. */
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

function repaired(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(repaired);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toWellFormed(), repaired(inner)]));
}

/** What a JSON text says, with U+FFFD for each half of a character, as browsers send it. */
export const wellFormed = (value: unknown, text: string): unknown => (ESCAPED_SURROGATE.test(text) ? repaired(value) : value);

type Done = (error: Error | null, body?: unknown) => void;

/** Parses JSON bodies: texts are well-formed afterwards, and an empty body is none. */
export function jsonBodyParser(app: FastifyInstance, onConstructor: 'error' | 'ignore' = 'error') {
  const parse = app.getDefaultJsonParser('error', onConstructor) as (request: FastifyRequest, text: string, done: Done) => void;
  return (request: FastifyRequest, text: string, done: Done): void => {
    if (text === '') done(null, undefined);
    else parse(request, text, (error, value) => (error ? done(error) : done(null, wellFormed(value, text))));
  };
}
