import { EMBED_CALLS_PATH, EMBED_GRAPHQL_PATH, EMBEDDED_CALLS } from '@hirehq/shared-contracts/embed';
import { pageDataKey } from '@hirehq/shared-contracts/page-data';
import { pathOf, queryOf } from '@hirehq/shared-contracts/rest/request';
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ApiClient } from '@hirehq/shared-contracts/shell-api';
import { ApiError } from './api-error.ts';

const CALLS: ReadonlySet<string> = new Set(EMBEDDED_CALLS);

/** Where the platform has the files of people and employers. */
const FILES = '/files/';

/** How long a result is shown without asking again, when somebody goes back. */
const FRESH_MS = 60_000;

interface Source {
  platform: string;
  enterprise: string;
  developmentKey: string | undefined;
}

interface Result {
  at: number;
  data: unknown;
}

/** What a call may have. */
interface Input {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  signal?: AbortSignal;
}

interface Body {
  data?: unknown;
  responsePayload?: unknown;
  errors?: { message: string; extensions?: { errorCode?: string } }[];
}

/**
 * The API as an embed has it: queries and calls of public data by GET, without cookies and cacheable. Everything else is refused here, since
 * nobody is signed in and nothing is stored.
 */
export class EmbedApi implements ApiClient {
  readonly #source: Source;
  readonly #gone: AbortSignal;
  readonly #results = new Map<string, Result>();
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(source: Source, gone: AbortSignal) {
    this.#source = source;
    this.#gone = gone;
  }

  readonly rest: ApiClient['rest'] = async (key, ...input) => {
    if (!CALLS.has(key)) throw new ApiError('NOT_SIGNED_IN');
    const { params, query, signal } = (input[0] ?? {}) as Input;
    const [, path = ''] = key.split(' ');
    const body = await this.#get(`${EMBED_CALLS_PATH}/${pathOf(path, params)}`, { ...query });
    signal?.throwIfAborted();
    if (body.responsePayload === undefined) throw ApiError.of(body);
    return body.responsePayload as Awaited<ReturnType<typeof this.rest<typeof key>>>;
  };

  readonly graphql = async <Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<Data> => {
    if (operation.kind === 'mutation') throw new ApiError('NOT_SIGNED_IN');
    const key = pageDataKey(operation.name, variables);
    const running = this.#running.get(key) ?? this.#run(key, operation, variables);
    this.#running.set(key, running);
    const data = await running;
    signal?.throwIfAborted();
    return data as Data;
  };

  readonly peek = <Data, Variables>({ name }: { name: string }, variables: Variables): Data | undefined => {
    const known = this.#results.get(pageDataKey(name, variables));
    return known && performance.now() - known.at < FRESH_MS ? (known.data as Data) : undefined;
  };

  /** Whether a request is under way. */
  get isBusy(): boolean {
    return this.#running.size > 0;
  }

  async #run(key: string, operation: { name: string; text: string }, variables: unknown): Promise<unknown> {
    try {
      const data = await this.#ask(operation, variables);
      this.#results.set(key, { at: performance.now(), data });
      return data;
    } finally {
      this.#running.delete(key);
    }
  }

  /** The body of a response; empty if it is not JSON. Files have paths on the platform, which the page around it is not. */
  #read(text: string): Body {
    try {
      return JSON.parse(text, (_name, value: unknown) =>
        typeof value === 'string' && value.startsWith(FILES) ? this.#source.platform + value : value,
      ) as Body;
    } catch {
      return {};
    }
  }

  async #ask({ text }: { text: string }, variables: unknown): Promise<unknown> {
    const body = await this.#get(EMBED_GRAPHQL_PATH, { query: text, variables: JSON.stringify(variables ?? {}) });
    const [failed] = body.errors ?? [];
    if (failed) throw ApiError.of(failed.extensions);
    if (body.data === undefined) throw ApiError.of(body);
    return body.data;
  }

  /** Reads an address of the platform for the employer of the element. Throws ApiError for a refusal. */
  async #get(path: string, asked: Readonly<Record<string, unknown>>): Promise<Body> {
    const { platform, enterprise, developmentKey } = this.#source;
    const response = await fetch(platform + path + queryOf({ ...asked, enterprise, developmentKey }), {
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'origin',
      signal: this.#gone,
    }).catch((error: unknown) => {
      throw this.#gone.aborted ? error : new ApiError('UNREACHABLE');
    });
    const body = this.#read(await response.text().catch(() => ''));
    if (!response.ok && body.errors === undefined) throw ApiError.of(body);
    return body;
  }
}
