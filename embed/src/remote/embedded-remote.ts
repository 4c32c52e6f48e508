import { PORTAL_PARAMETER } from '@hirehq/shared-contracts/embed';
import type { EmployerTheme } from '@hirehq/shared-contracts/employer-theme';
import type { EmbeddedRemote } from '@hirehq/shared-contracts/rest';
import type { RemoteModule } from '@hirehq/shared-contracts/remote-module';
import type { ShellApi, ShellSurface } from '@hirehq/shared-contracts/shell-api';
import { make } from '../elements.ts';
import { loadRemote } from './container.ts';
import { loadFirstData } from './first-data.ts';
import { paramsOf, viewAt, type ViewAt } from './match-view.ts';
import { RemoteFailure } from './remote-failure.ts';
import { mountView, type RemoteView } from './remote-view.ts';
import { Address } from './shell/address.ts';
import { EmbedApi } from './shell/embed-api.ts';
import { createEmbedShell } from './shell/embed-shell.ts';
import { createNotices } from './shell/notices.ts';
import { loadSheets } from './sheets.ts';
import css from './remote.css?raw';
import type { TakeOver } from './take-over.ts';
import { checkScripts } from './verified-files.ts';

let sheet: CSSStyleSheet | undefined;

function ownStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

const failureOf = (error: unknown): RemoteFailure =>
  error instanceof RemoteFailure ? error : new RemoteFailure('REMOTE_FAILED', String(error), error);

/** A remote in one element: its ShellApi, and the view that its address asks for. */
export class Embedded {
  readonly #options: TakeOver;
  readonly #shadow: ShadowRoot;
  readonly #api: EmbedApi;
  readonly #address: Address;
  readonly #shell: ShellApi;
  readonly #views: EmbeddedRemote['remote']['views'];
  #module: RemoteModule | undefined;
  /** Undefined until the first view is complete. */
  #shown: { view: string; part: RemoteView } | undefined;
  /** Aborted by a part that throws before it is shown. */
  #mounting: AbortController | undefined;
  /** The address whose view is being mounted. */
  #wanted = '';

  constructor(options: TakeOver) {
    const { platform, set, settings, place, gone } = options;
    this.#options = options;
    this.#views = set.remote.views;
    this.#api = new EmbedApi({ platform, ...settings }, gone);
    this.#address = new Address(options.start);
    this.#shadow = place.attachShadow({ mode: 'open' });
    this.#shadow.adoptedStyleSheets = [ownStyles()];
    const portal = make('div');
    this.#shadow.append(portal);
    this.#shell = createEmbedShell(
      {
        remote: set.remote.id,
        platform,
        variant: set.variant,
        locale: settings.locale,
        api: this.#api,
        notices: createNotices(this.#shadow, settings.locale, gone),
        open: (to, { replace = false }) => this.#open(to, replace),
        leave: (to) => this.#leave(to),
        preload: () => {},
        report: (error, isRender) => (isRender ? this.#threw(error) : this.#report(error)),
      },
      this.#surface(portal),
    );
    gone.addEventListener('abort', () => {
      this.#shown?.part.remove();
      this.#shown = undefined;
    });
  }

  /** Loads the remote and its first view, and resolves once that is complete, and still out of sight. */
  async load(): Promise<{ show: () => void }> {
    const { set, settings, gone } = this.#options;
    const { script, remote } = set;
    const { locale } = settings;
    const at = this.#first();
    const [module, sheets] = await Promise.all([
      loadRemote(set),
      loadSheets([...script.styles, ...remote.styles]),
      // Whatever a view loads later has been checked before somebody asks for it.
      checkScripts([...script.later, ...remote.later, ...(script.texts[locale] ?? []), ...(remote.texts[locale] ?? [])]),
      this.#loadData(at, this.#address.current()),
    ]);
    if (gone.aborted) return { show() {} };
    this.#shadow.adoptedStyleSheets = [...this.#shadow.adoptedStyleSheets, ...sheets];
    this.#module = module;
    const part = await this.#mount(at.view);
    return {
      show: () => {
        part.show();
        this.#shown = { view: at.view, part };
        this.#address.subscribe((address) => void this.#follow(address));
      },
    };
  }

  #surface(portal: HTMLElement): ShellSurface {
    const { scheme, density, place, set } = this.#options;
    const shadow = this.#shadow;
    return {
      root: shadow,
      portal,
      scheme,
      employer: (set.employer.theme ?? undefined) as EmployerTheme | undefined,
      brand: set.brand,
      density,
      styles: {
        adopt(sheet) {
          shadow.adoptedStyleSheets = [sheet, ...shadow.adoptedStyleSheets];
          return () => {
            shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((known) => known !== sheet);
          };
        },
      },
      address: this.#address,
      scroll: (to = place) => to.scrollIntoView({ block: 'nearest' }),
      title: () => {},
    };
  }

  /** What the page asks for, whose address may be that of another view as well. */
  #first(): ViewAt {
    const { view, start, platform } = this.#options;
    const { path } = this.#view(view);
    const params = path === undefined ? undefined : paramsOf(path, new URL(start, platform).pathname);
    return { view, params: params ?? {} };
  }

  #viewAt(address: string): ViewAt | undefined {
    if (address === this.#options.start) return this.#first();
    return viewAt(this.#views, new URL(address, this.#options.platform).pathname);
  }

  #view(name: string): EmbeddedRemote['remote']['views'][string] {
    const view = this.#views[name];
    if (!view) throw new RemoteFailure('REMOTE_INCOMPATIBLE', `${this.#options.set.remote.id} has no view ${name}`);
    return view;
  }

  async #loadData({ view, params }: ViewAt, address: string): Promise<void> {
    const { platform, set } = this.#options;
    const query = new URL(address, platform).searchParams;
    await loadFirstData({ api: this.#api, view: this.#view(view), params, query, variant: set.variant });
  }

  async #mount(name: string): Promise<RemoteView> {
    const { gone } = this.#options;
    if (!this.#module) throw new Error('the remote has not loaded');
    const mounting = new AbortController();
    this.#mounting = mounting;
    try {
      return await mountView({
        module: this.#module,
        view: this.#view(name),
        shell: this.#shell,
        api: this.#api,
        shadow: this.#shadow,
        stop: AbortSignal.any([gone, mounting.signal]),
      });
    } finally {
      if (this.#mounting === mounting) this.#mounting = undefined;
    }
  }

  /** A link or a step of the remote. Only the jobs of the employer are shown here; what has no links of its own leaves for the platform. */
  #open(to: string, replace: boolean): void {
    const { platform, set, tell } = this.#options;
    const url = new URL(to, platform);
    if (url.origin !== platform) return;
    const shown = this.#shown?.view ?? this.#options.view;
    const at = this.#view(shown).capabilities.includes('navigate') ? this.#viewAt(to) : undefined;
    if (!at) return this.#leave(to);
    if (at.view === 'list') url.searchParams.set('enterprise', set.employer.id);
    const { id } = at.params;
    if (at.view === 'detail' && id !== undefined && !replace) {
      const title = this.#linkText(url.pathname);
      if (!tell('jobselected', { id, title, url: url.href })) return;
    }
    this.#address.open(url.pathname + url.search + url.hash, { replace });
  }

  /** What the link says that leads to a path. */
  #linkText(path: string): string {
    const links = [...this.#shadow.querySelectorAll('a')];
    return links.find((link) => new URL(link.href).pathname === path)?.textContent ?? '';
  }

  /** Opens a page of the platform in place of the page of the employer. */
  #leave(to: string): void {
    const { platform, tell } = this.#options;
    const url = new URL(to, platform);
    if (url.origin !== platform) return;
    const job = /^\/application\/([^/]+)/.exec(url.pathname)?.[1];
    if (job !== undefined && !tell('applystarted', { id: decodeURIComponent(job), url: url.href })) return;
    // For an application that follows from it (JB-19).
    url.searchParams.set(PORTAL_PARAMETER, window.location.hostname);
    window.location.assign(url.href);
  }

  /** Shows the view of another address. The one before stays until the next is complete. */
  async #follow(address: string): Promise<void> {
    const at = this.#viewAt(address);
    this.#wanted = address;
    // The view that is shown follows its address itself.
    if (!at || at.view === this.#shown?.view) return;
    try {
      await this.#loadData(at, address);
      const part = await this.#mount(at.view);
      if (this.#options.gone.aborted || this.#wanted !== address) return part.remove();
      this.#shown?.part.remove();
      part.show();
      this.#shown = { view: at.view, part };
      this.#options.place.scrollIntoView({ block: 'nearest' });
    } catch (error) {
      this.#report(error);
      // The platform shows what this element could not.
      this.#leave(address);
    }
  }

  /** A part has thrown while it was rendered, and shows nothing now. */
  #threw(error: unknown): void {
    const failure = failureOf(error);
    if (this.#mounting) this.#mounting.abort(failure);
    else this.#options.failed(failure);
  }

  #report(error: unknown): void {
    this.#options.report(failureOf(error));
  }
}
