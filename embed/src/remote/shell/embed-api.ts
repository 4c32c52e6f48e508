import { EMBED_GRAPHQL_PATH } from '@hirehq/shared-contracts/embed';
import { pageDataKey } from '@hirehq/shared-contracts/page-data';
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ApiClient } from '@hirehq/shared-contracts/shell-api';
import { ApiError } from './api-error.ts';

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

interface Body {
  data?: unknown;
  errors?: { message: string; extensions?: { errorCode?: string } }[];
}

/**
 * The API as an embed has it: queries of public data by GET, without cookies and cacheable. Everything else is refused here, since
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

  readonly rest: ApiClient['rest'] = () => Promise.reject(new ApiError('NOT_SIGNED_IN'));

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

  async #ask({ text }: { text: string }, variables: unknown): Promise<unknown> {
    const { platform, enterprise, developmentKey } = this.#source;
    const query = new URLSearchParams({ query: text, variables: JSON.stringify(variables ?? {}), enterprise });
    if (developmentKey !== undefined) query.set('developmentKey', developmentKey);
    const response = await fetch(`${platform}${EMBED_GRAPHQL_PATH}?${query}`, {
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'origin',
      signal: this.#gone,
    }).catch((error: unknown) => {
      throw this.#gone.aborted ? error : new ApiError('UNREACHABLE');
    });
    const body = (await response.json().catch(() => ({}))) as Body;
    const [failed] = body.errors ?? [];
    if (failed) throw ApiError.of(failed.extensions);
    if (!response.ok || body.data === undefined) throw ApiError.of(body);
    return body.data;
  }
}
