import { lookup as lookupHost } from 'node:dns/promises';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { FetchError } from './fetch-error.ts';
import { isPublicAddress } from './public-address.ts';
import { limitBytes, unpackedBody } from './unpacked-body.ts';

export interface SafeFetchOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PURGE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Covers everything: name resolution, connection, redirects and the last byte of the body. */
  timeoutMs: number;
  /** Limit for the decompressed body. */
  maxBytes: number;
  /** Allows private and loopback addresses: by Config.fetchPrivate, or for an address that the operator has configured. */
  allowPrivate?: boolean;
  /** Most redirects to follow; by default 5 for GET and HEAD, none for requests with a body. */
  maxRedirects?: number;
}

export interface SafeResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The final URL, after redirects. */
  url: string;
  /** Decompressed; fails with FetchError past the limits. Read it to the end or destroy it. */
  body: Readable;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization']);
const RESOLVE_MS = 10_000;

/** Parses a URL that may be fetched: http or https, without user name and password. */
function checkedUrl(text: string): URL {
  if (!URL.canParse(text)) throw new FetchError('ADDRESS', `'${text.slice(0, 200)}' is not a URL.`);
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchError('ADDRESS', `Only http and https URLs can be fetched, not ${url.protocol.slice(0, 20)}`);
  if (url.username || url.password) throw new FetchError('ADDRESS', 'The URL must not contain a user name or password.');
  return url;
}

type MayConnect = (address: string) => boolean;

/** The address to connect to of all those of a host. A private address among public ones is an attack, so the whole name is refused. */
export function chosenAddress(host: string, addresses: readonly string[], mayConnect: MayConnect): string {
  if (!addresses.every((each) => mayConnect(each))) throw new FetchError('REFUSED', `${host} is not a public internet address.`);
  const [first] = addresses;
  if (!first) throw new FetchError('UNREACHABLE', `${host} has no IP address.`);
  return first;
}

/** Resolves a name once to the address to connect to, so that it cannot change between the check and the connection. */
async function addressOf(url: URL, mayConnect: MayConnect, signal: AbortSignal): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return chosenAddress(url.hostname, isIP(host) ? [host] : await resolved(host, signal), mayConnect);
}

async function resolved(host: string, signal: AbortSignal): Promise<string[]> {
  const late = AbortSignal.any([signal, AbortSignal.timeout(RESOLVE_MS)]);
  try {
    const found = await Promise.race([
      lookupHost(host, { all: true }),
      new Promise<never>((_, reject) =>
        late.addEventListener('abort', () => reject(new Error('it took too long')), { once: true }),
      ),
    ]);
    return found.map(({ address }) => address);
  } catch (error) {
    throw new FetchError('UNREACHABLE', `The name ${host} cannot be resolved.`, { cause: error });
  }
}

interface Step {
  url: URL;
  method: NonNullable<SafeFetchOptions['method']>;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

function send(step: Step, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, method, body } = step;
  const family = isIP(address);
  const lookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      {
        method,
        lookup,
        signal,
        // A new connection for each request: a kept-alive one might lead to an address checked for another name.
        agent: false,
        headers: {
          'user-agent': 'hireHQ',
          accept: '*/*',
          'accept-encoding': 'gzip, deflate, br',
          ...step.headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      resolve,
    );
    request.on('error', reject);
    request.end(body);
  });
}

function redirected(step: Step, location: string, status: number): Step {
  if (!URL.canParse(location, step.url.href)) throw new FetchError('REDIRECTS', 'It redirects to an invalid URL.');
  const url = checkedUrl(new URL(location, step.url).href);
  const sameOrigin = url.origin === step.url.origin;
  const keepsBody = status === 307 || status === 308;
  return {
    url,
    method: keepsBody || step.method === 'HEAD' ? step.method : 'GET',
    body: keepsBody ? step.body : undefined,
    headers: sameOrigin
      ? step.headers
      : Object.fromEntries(Object.entries(step.headers).filter(([name]) => !SECRET_HEADERS.has(name.toLowerCase()))),
  };
}

/**
 * Fetches a URL chosen by a third party without giving access to our network. Returns a response with any status;
 * throws FetchError if there is no response, or an unacceptable one.
 */
export const safeFetch = (address: string, options: SafeFetchOptions): Promise<SafeResponse> =>
  fetchWhere(options.allowPrivate ? () => true : isPublicAddress, address, options);

/** `safeFetch` with a custom rule for which addresses may be connected to. */
export async function fetchWhere(mayConnect: MayConnect, address: string, options: SafeFetchOptions): Promise<SafeResponse> {
  const { method = 'GET', headers = {}, body, timeoutMs, maxBytes } = options;
  const maxRedirects = options.maxRedirects ?? (method === 'GET' || method === 'HEAD' ? MAX_REDIRECTS : 0);
  const signal = AbortSignal.timeout(timeoutMs);
  const late = () => new FetchError('TIMEOUT', `It took longer than ${Math.ceil(timeoutMs / 1000)} seconds.`);
  let step: Step = { url: checkedUrl(address), method, headers: { ...headers }, body };
  for (let redirects = 0; ; redirects++) {
    let response: IncomingMessage;
    try {
      response = await send(step, await addressOf(step.url, mayConnect, signal), signal);
    } catch (error) {
      if (signal.aborted) throw late();
      if (error instanceof FetchError) throw error;
      throw new FetchError('UNREACHABLE', `${step.url.host} could not be reached (${codeOf(error)}).`, { cause: error });
    }
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (REDIRECTS.has(status) && location !== undefined && maxRedirects > 0) {
      response.destroy();
      if (redirects >= maxRedirects) throw new FetchError('REDIRECTS', `It redirects more than ${maxRedirects} times.`);
      step = redirected(step, location, status);
      continue;
    }
    return {
      status,
      headers: response.headers,
      url: step.url.href,
      body: bodyOf(response, maxBytes, () => (signal.aborted ? late() : undefined)),
    };
  }
}

function bodyOf(response: IncomingMessage, maxBytes: number, lateness: () => FetchError | undefined): Readable {
  const limit = limitBytes(maxBytes);
  const unpack = unpackedBody(response.headers['content-encoding']);
  // `pipeline` passes a failure on to the last stream, where the reader gets it.
  const onEnd = (error: Error | null | undefined) => {
    if (error && !limit.destroyed) limit.destroy(error);
  };
  const source = response.on('error', (error: Error) => limit.destroy(lateness() ?? brokenOff(error)));
  if (unpack) {
    unpack.on('error', (error: Error) => limit.destroy(lateness() ?? packedWrong(error)));
    pipeline(source, unpack, limit, onEnd);
  } else pipeline(source, limit, onEnd);
  return limit;
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no response';
const brokenOff = (error: Error) => new FetchError('UNREACHABLE', 'The response ended prematurely.', { cause: error });
const packedWrong = (error: Error) =>
  new FetchError('ENCODING', 'The response does not match its Content-Encoding.', { cause: error });
