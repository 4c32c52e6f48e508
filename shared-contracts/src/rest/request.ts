import type { RestFiles, RestKey } from './client.ts';
import { REST_WIRE } from './wire.ts';

/** A call as it is sent, without the two tokens of the session. */
export interface RestRequest {
  method: string;
  /** Path and query, on the origin of the services. */
  url: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  /** True if the two tokens are sent. */
  authenticated: boolean;
  /** True if the response may be remembered, to ask later whether it has changed. */
  conditional: boolean;
}

interface AnyInput {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  files?: RestFiles | undefined;
  ifMatch?: string | undefined;
}

function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError(`A ${typeof value} cannot stand in an address or a form field.`);
}

/** The path of a call with its parameters. */
export function pathOf(template: string, params: AnyInput['params']): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined || value === '') throw new TypeError(`The call ${template} needs the parameter ${name}.`);
    return encodeURIComponent(textOf(value));
  });
}

/** The query string of a call, with its `?`; empty without values. */
export function queryOf(query: AnyInput['query']): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return entries.length
    ? `?${new URLSearchParams(entries.map(([name, value]): [string, string] => [name, textOf(value)])).toString()}`
    : '';
}

function formOf(part: string | true, input: AnyInput): FormData {
  const form = new FormData();
  if (part !== true) form.append(part, new Blob([JSON.stringify(input.body ?? {})], { type: 'application/json' }));
  else for (const [name, value] of Object.entries(input.body ?? {})) if (value !== undefined) form.append(name, textOf(value));
  for (const [name, files] of Object.entries(input.files ?? {}))
    for (const file of Array.isArray(files) ? (files as readonly File[]) : [files as File]) form.append(name, file, file.name);
  return form;
}

/** Turns a call of the table into a request; only this function knows the two bases and the body formats. */
export function restRequest(key: RestKey, input: AnyInput, session: { signedIn: boolean }): RestRequest {
  const { access = 'candidate', form, headers: own = {}, conditional = false } = REST_WIRE[key] ?? {};
  const headers = { ...own, ...(input.ifMatch !== undefined && { 'if-match': `"${input.ifMatch}"` }) };
  const [method = '', template = ''] = key.split(' ');
  const authenticated = access === 'candidate' || (access === 'both' && session.signedIn);
  const base = template.startsWith('/') ? '' : authenticated ? '/api/v1/' : '/public/api/v1/';
  const url = base + pathOf(template, input.params) + queryOf(input.query);
  if (form) return { method, url, headers: { ...headers }, body: formOf(form, input), authenticated, conditional };
  if (input.body === undefined) return { method, url, headers: { ...headers }, body: undefined, authenticated, conditional };
  return {
    method,
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input.body),
    authenticated,
    conditional,
  };
}
