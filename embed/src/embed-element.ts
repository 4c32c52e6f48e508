import {
  EMBEDDED_JOBS_PAGE,
  EMBED_ERRORS,
  EMBED_HELP_PATH,
  EMBED_VIEWS_WITH_JOBS,
  type EmbedErrorCode,
  type EmbedEvents,
  type EmbedScheme,
  type EmbedVisitor,
} from '@hirehq/shared-contracts/embed';
import type { EmbeddedJob } from '@hirehq/shared-contracts/rest';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import { make } from './elements.ts';
import { handOver } from './hand-over.ts';
import { failure, JobList, placeholder } from './job-list.ts';
import { loadJobs } from './load-jobs.ts';
import { schemeOf, watchScheme } from './page-scheme.ts';
import { readOptions, type EmbedOptions } from './read-options.ts';
import { startInSight } from './start-in-sight.ts';
import css from './styles.css?raw';

/** Errors that a second try of the visitor may end. */
const PASSING: ReadonlySet<EmbedErrorCode> = new Set(['UNREACHABLE', 'TOO_SLOW', 'BUSY', 'FAILED']);
/** Events after which the page would be left, or a job opened. */
const CANCELABLE: ReadonlySet<keyof EmbedEvents> = new Set(['jobselected', 'applystarted']);
/** It begins to load when it is this far below what is visible, in CSS pixels. */
const AHEAD = 600;

/** Why, for the developer of the page. What only the second script can find brings its own sentence. */
const messageOf = (code: EmbedErrorCode, cause: unknown): string =>
  (EMBED_ERRORS as Partial<Record<EmbedErrorCode, string>>)[code] ?? String(cause);

let sheet: CSSStyleSheet | undefined;

function styles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

/**
 * `<hirehq-embed enterprise="…">`: the jobs of an employer in a page of its own. `platform` is the origin of the platform, `pinned` the
 * version of the script, if the page has chosen one.
 */
export const defineEmbedElement = (platform: string, pinned?: string): CustomElementConstructor =>
  class HirehqEmbed extends HTMLElement {
    static readonly observedAttributes = [
      'remote',
      'view',
      'job',
      'profile-key',
      'enterprise',
      'filters',
      'apply',
      'locale',
      'scheme',
      'theme',
      'density',
      'version',
      'development-key',
    ];

    /** Set by the page, also before the script has loaded: in place of the attribute. */
    declare visitor?: EmbedVisitor;
    readonly #shadow: ShadowRoot;
    readonly #root = make('div', { class: 'root' });
    /** Where the remote is mounted, which takes over from the first jobs. */
    #place = make('div');
    /** What the page provides for the time of loading, and for a failure. */
    readonly #loading = make('slot', { name: 'loading' });
    readonly #failure = make('slot', { name: 'failure' });
    #shown: AbortController | undefined;
    #isPending = false;

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: 'open' });
      this.#shadow = shadow;
      shadow.adoptedStyleSheets = [styles()];
      shadow.append(this.#root);
    }

    connectedCallback(): void {
      // Angular puts the element into the page first and sets its attributes then.
      if (this.hasAttribute('enterprise')) this.#start();
      else this.#startSoon();
    }

    disconnectedCallback(): void {
      this.#stop();
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#startSoon();
    }

    /** Several attributes are set one after another. */
    #startSoon(): void {
      if (this.#isPending) return;
      this.#isPending = true;
      queueMicrotask(() => {
        const isWanted = this.#isPending && this.isConnected;
        this.#isPending = false;
        if (isWanted) this.#start();
      });
    }

    #stop(): void {
      this.#shown?.abort();
      this.#place.remove();
      this.#shown = undefined;
    }

    #start({ isRetry = false } = {}): void {
      this.#stop();
      this.#isPending = false;
      const shown = new AbortController();
      this.#shown = shown;
      this.#root.hidden = false;
      const options = readOptions(this);
      this.#root.lang = options.locale;
      this.#root.dir = directionOf(options.locale);
      this.#root.style.removeProperty('--hq-primary');
      this.#followScheme(options.scheme, shown.signal);
      this.#followSize(shown.signal);
      delete this.#root.dataset['view'];
      if ('error' in options) return this.#fail(options.error, options);
      this.#root.dataset['view'] = options.view;
      this.#root.dataset['density'] = options.density;
      this.#loading.replaceChildren(...placeholder(options.locale));
      this.#root.replaceChildren(this.#loading);
      this.#whenNear(options, shown.signal, async () => {
        if (EMBED_VIEWS_WITH_JOBS.some((view) => view === options.view)) await this.#load(options, shown.signal);
        else await this.#handOver(options, shown.signal);
        if (isRetry && !shown.signal.aborted) this.#focusAfterRetry();
      });
    }

    #followScheme(scheme: EmbedScheme, gone: AbortSignal): void {
      const apply = () => (this.#root.dataset['scheme'] = schemeOf(scheme, this));
      apply();
      gone.addEventListener('abort', watchScheme(apply));
    }

    #followSize(gone: AbortSignal): void {
      let height = -1;
      const observer = new ResizeObserver(() => {
        const now = Math.ceil(this.getBoundingClientRect().height);
        if (now === height) return;
        height = now;
        this.#tell('resize', { height });
      });
      observer.observe(this);
      gone.addEventListener('abort', () => observer.disconnect());
    }

    /** Without the frame that an observer waits for. What is not rendered has no height. */
    #isNear(): boolean {
      const { top, bottom, height } = this.getBoundingClientRect();
      return height > 0 && top < window.innerHeight + AHEAD && bottom > -AHEAD;
    }

    #whenNear({ isEager }: EmbedOptions, gone: AbortSignal, load: () => Promise<void>): void {
      if (isEager || this.#isNear()) return void load();
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          void load();
        },
        { rootMargin: `${AHEAD}px 0px` },
      );
      observer.observe(this);
      gone.addEventListener('abort', () => observer.disconnect());
    }

    async #load(options: EmbedOptions, gone: AbortSignal): Promise<void> {
      const first = await loadJobs(platform, options, { gone });
      if (gone.aborted) return;
      if ('error' in first) return this.#fail(first.error, options);
      this.#root.style.setProperty('--hq-primary', first.primary);
      let after = first.endCursor;
      let isLoading = false;
      const list = new JobList(first, {
        onOpen: (job, event) => this.#open(job, event),
        onMore: async () => {
          if (after === null || isLoading) return;
          isLoading = true;
          list.isBusy = true;
          const next = await loadJobs(platform, options, { after, gone });
          isLoading = false;
          list.isBusy = false;
          if (gone.aborted) return;
          // The list stays; the button tries again.
          if ('error' in next) return this.#report(next.error);
          after = next.endCursor;
          list.add(next);
        },
      });
      this.#root.replaceChildren(...list.nodes);
      this.#tell('ready', { jobs: first.jobs.length });
      if (options.view === 'list') void this.#handOver(options, gone);
    }

    /** The remote takes over, once it is complete. If it cannot, the first jobs stay; a view that has none says so. */
    async #handOver(options: EmbedOptions, gone: AbortSignal): Promise<void> {
      const hasJobs = options.view === 'list' && this.#root.firstChild !== this.#loading;
      const taken = await handOver(options, {
        platform,
        pinned,
        gone,
        makePlace: () => {
          this.#place.remove();
          this.#place = make('div', { class: 'taken-over', lang: options.locale, dir: directionOf(options.locale) });
          if (!gone.aborted) this.#shadow.append(this.#place);
          return this.#place;
        },
        scheme: {
          current: () => schemeOf(options.scheme, this),
          subscribe: (listener) => watchScheme(() => listener(schemeOf(options.scheme, this))),
        },
        visitor: () => this.visitor ?? this.getAttribute('visitor'),
        tell: (name, detail) => this.#tell(name, detail),
        report: ({ code, message }) => this.#report(code, message),
        steppedBack: (code, cause) => this.#log(code, `${messageOf(code, cause)} The version before it is shown.`, cause),
        failed: ({ code }) => {
          this.#stop();
          this.#root.hidden = false;
          this.#fail(code, options);
        },
      });
      if (gone.aborted) return;
      const place = this.#place;
      if ('error' in taken) {
        place.remove();
        if (hasJobs) return this.#report(taken.error, ...(taken.cause === undefined ? [] : [taken.cause]));
        return this.#fail(taken.error, options, taken.cause);
      }
      await startInSight(this.#shadow, gone);
      const { activeElement } = this.#shadow;
      const focused = activeElement instanceof HTMLAnchorElement ? activeElement.pathname : undefined;
      this.#root.hidden = true;
      this.#root.replaceChildren();
      place.dataset['view'] = options.view;
      taken.show();
      const links = [...(place.shadowRoot?.querySelectorAll('a') ?? [])];
      links.find(({ pathname }) => pathname === focused)?.focus({ preventScroll: true });
      if (!hasJobs) this.#tell('ready', { jobs: 0 });
    }

    #open({ id, title, url }: EmbeddedJob, event: Event): void {
      if (!this.#tell('jobselected', { id, title, url })) event.preventDefault();
    }

    /** The button that asked is gone. Where the visitor has moved on to, the focus stays. */
    #focusAfterRetry(): void {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) return;
      this.#root.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    }

    #fail(
      error: EmbedErrorCode,
      { locale, enterprise, remote }: Pick<EmbedOptions, 'locale'> & Partial<EmbedOptions>,
      cause?: unknown,
    ): void {
      const url =
        enterprise !== undefined && error !== 'ENTERPRISE_UNKNOWN' && remote !== 'profile'
          ? `${platform}${EMBEDDED_JOBS_PAGE}?${new URLSearchParams({ enterprise, locale })}`
          : undefined;
      const retry = PASSING.has(error) ? { onRetry: () => this.#start({ isRetry: true }) } : {};
      this.#failure.replaceChildren(...failure({ locale, remote, url, ...retry }));
      this.#root.replaceChildren(this.#failure);
      this.#report(error, ...(cause === undefined ? [] : [cause]));
    }

    /** For the developer of the page: an event, and a line in the console. */
    #report(code: EmbedErrorCode, ...details: readonly unknown[]): void {
      const message = messageOf(code, details[0]);
      this.#log(code, message, ...details);
      this.#tell('error', { code, message });
    }

    #log(code: EmbedErrorCode, message: string, ...details: readonly unknown[]): void {
      // oxlint-disable-next-line no-console -- for the developer of a page that is not ours
      console.error(`<hirehq-embed> ${code}: ${message} ${platform}${EMBED_HELP_PATH}#${code}`, ...details);
    }

    /** False if a listener has prevented what would follow. */
    #tell<Name extends keyof EmbedEvents>(name: Name, detail: EmbedEvents[Name]): boolean {
      return this.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: CANCELABLE.has(name) }),
      );
    }
  };
