import { PORTAL_PARAMETER } from '@hirehq/shared-contracts/embed';
import type { EmployerTheme } from '@hirehq/shared-contracts/employer-theme';
import type { EmbeddedRemote } from '@hirehq/shared-contracts/rest';
import type { RemoteModule } from '@hirehq/shared-contracts/remote-module';
import type { ShellApi, ShellSurface } from '@hirehq/shared-contracts/shell-api';
import { make } from '../elements.ts';
import { arrive, showStart } from './arrive.ts';
import { loadRemote } from './container.ts';
import { loadFirstData } from './first-data.ts';
import { openApplication, type ApplicationFrame } from './frame/application-frame.ts';
import { paramsOf, publicPath, viewAt, type ViewAt } from './match-view.ts';
import { ownStyles } from './own-styles.ts';
import { frameFailure, RemoteFailure } from './remote-failure.ts';
import { mountView, type RemoteView } from './remote-view.ts';
import { fragmentOf } from './visitor-fragment.ts';
import { settled } from './settled.ts';
import { Address } from './shell/address.ts';
import { EmbedApi } from './shell/embed-api.ts';
import { createEmbedShell } from './shell/embed-shell.ts';
import { createNotices } from './shell/notices.ts';
import { loadSheets } from './sheets.ts';
import type { TakeOver } from './take-over.ts';
import { checkScripts } from './verified-files.ts';

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
  #shown: { view: string; path: string; part: RemoteView } | undefined;
  /** Aborted by a part that throws before it is shown. */
  #mounting: AbortController | undefined;
  /** Counts changes of the address: what is prepared for one is not shown after the next. */
  #turn = 0;
  /** An application in a frame, in place of the view that led to it. */
  #application: ApplicationFrame | undefined;

  constructor(options: TakeOver) {
    const { platform, set, settings, place, scheme, gone } = options;
    this.#options = options;
    this.#views = set.remote.views;
    this.#api = new EmbedApi({ platform, ...settings }, gone);
    this.#address = new Address(options.start, (to) => this.#hrefOf(to));
    this.#shadow = place.attachShadow({ mode: 'open' });
    this.#shadow.adoptedStyleSheets = [ownStyles()];
    place.style.colorScheme = scheme.current();
    gone.addEventListener(
      'abort',
      scheme.subscribe((next) => (place.style.colorScheme = next)),
    );
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
        this.#shown = { view: at.view, path: this.#pathOf(this.#address.current()), part };
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
      scroll: (to = place) => showStart(to),
      title: () => {},
    };
  }

  /** What the page asks for, whose address may be that of another view as well. */
  #first(): ViewAt {
    const { view, start } = this.#options;
    const { path } = this.#view(view);
    const params = path === undefined ? undefined : paramsOf(path, this.#pathOf(start));
    return { view, params: params ?? {} };
  }

  #pathOf(address: string): string {
    return new URL(address, this.#options.platform).pathname;
  }

  #viewAt(address: string): ViewAt | undefined {
    if (address === this.#options.start) return this.#first();
    return viewAt(this.#views, this.#pathOf(address));
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

  async #prepare(at: ViewAt, address: string): Promise<RemoteView> {
    await this.#loadData(at, address);
    return this.#mount(at.view);
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
    // Another address of the open job is a place in it.
    if (at.view === 'detail' && id !== undefined && !replace && url.pathname !== this.#pathOf(this.#address.current())) {
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
    const { platform } = this.#options;
    const url = new URL(to, platform);
    if (url.origin !== platform) return;
    const job = /^\/application\/([^/]+)/.exec(url.pathname)?.[1];
    if (job === undefined) window.location.assign(this.#hrefOf(to));
    else void this.#apply(decodeURIComponent(job), url);
  }

  /** The address of a page on the platform, which names this page for the credit of an application that follows from it (JB-19). */
  #hrefOf(to: string): string {
    const url = new URL(to, this.#options.platform);
    url.searchParams.set(PORTAL_PARAMETER, window.location.hostname);
    return url.href;
  }

  async #apply(jobId: string, url: URL): Promise<void> {
    const { tell, visitor, gone } = this.#options;
    if (!tell('applystarted', { id: jobId, url: url.href })) return;
    const at = this.#address.current();
    const hash = await fragmentOf(visitor?.(), (failure) => this.#report(failure));
    // Meanwhile the visitor has gone elsewhere.
    if (gone.aborted || this.#address.current() !== at) return;
    if (!this.#applyHere(jobId, url, hash)) window.location.assign(this.#hrefOf(url.href) + hash);
  }

  /** False if people apply on the platform. */
  #applyHere(jobId: string, url: URL, hash: string): boolean {
    if (this.#options.settings.apply !== 'here') return false;
    if (!window.isSecureContext) {
      this.#report(frameFailure('FRAME_NOT_SECURE'));
      return false;
    }
    const close = () => {
      this.#application?.close();
      this.#application = undefined;
    };
    close();
    this.#application = openApplication({
      ...this.#options,
      shadow: this.#shadow,
      jobId,
      hash,
      url: this.#hrefOf(url.href),
      onBack: close,
      onOpen: (path) => {
        const to = publicPath(path);
        if (this.#viewAt(to)) close();
        this.#open(to, false);
      },
    });
    return true;
  }

  /** Shows what another address has. The view before stays until the next is complete; the same one follows its address itself. */
  async #follow(address: string): Promise<void> {
    const { place, gone } = this.#options;
    const [at, before] = [this.#viewAt(address), this.#shown];
    const turn = (this.#turn += 1);
    if (!at || !before) return;
    const path = this.#pathOf(address);
    const isSame = at.view === before.view;
    if (isSame && path === before.path) return;
    const hadFocus = this.#shadow.activeElement !== null;
    try {
      const part = isSame ? before.part : await this.#prepare(at, address);
      if (isSame) await settled(part.element, this.#api, gone);
      const isOvertaken = gone.aborted || this.#turn !== turn;
      if (isOvertaken && !isSame) part.remove();
      if (isOvertaken) return;
      if (!isSame) {
        before.part.remove();
        part.show();
      }
      this.#shown = { view: at.view, path, part };
      arrive(part.element, { place, from: isSame ? undefined : before.path, hadFocus });
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
