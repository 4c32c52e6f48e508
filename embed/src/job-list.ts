import type { EmbeddableRemote } from '@hirehq/shared-contracts/embed';
import type { Locale } from '@hirehq/shared-contracts/locales';
import type { EmbeddedJob, EmbeddedJobs } from '@hirehq/shared-contracts/rest';
import { make } from './elements.ts';
import { jobCard } from './job-card.ts';
import { textsIn } from './texts.ts';

const PLACEHOLDERS = 3;

interface ListEvents {
  onOpen: (job: EmbeddedJob, event: Event) => void;
  onMore: () => Promise<void>;
}

/** Placeholders until it has loaded. */
export function placeholder(locale: Locale): Node[] {
  const text = textsIn(locale);
  return [
    make('p', { class: 'hidden', role: 'status' }, text('embed.loading')),
    make(
      'ul',
      { class: 'cards', 'aria-hidden': 'true' },
      ...Array.from({ length: PLACEHOLDERS }, () => make('li', { class: 'skeleton' })),
    ),
  ];
}

interface Failure {
  locale: Locale;
  remote: EmbeddableRemote | undefined;
  url: string | undefined;
  onRetry?: () => void;
}

/** Where nothing can be shown: a sentence, a link to the list on the platform, and a second try if that may help. */
export function failure({ locale, remote = 'jobs', url, onRetry }: Failure): Node[] {
  const text = textsIn(locale);
  const actions = make('p', { class: 'actions' });
  if (url !== undefined) actions.append(make('a', { class: 'action', href: url }, text('embed.onPlatform')));
  if (onRetry) {
    const button = make('button', { class: 'action', type: 'button' }, text('embed.retry'));
    button.addEventListener('click', onRetry);
    actions.append(button);
  }
  const said = text(remote === 'jobs' ? 'embed.failed' : 'embed.failedPart');
  return [make('p', { class: 'message', role: 'status' }, said), actions];
}

/** The list, of which more pages can be added. */
export class JobList {
  readonly nodes: readonly Node[];
  readonly #cards = make('ul', { class: 'cards' });
  readonly #actions = make('p', { class: 'actions' });
  readonly #more: HTMLButtonElement;
  readonly #locale: Locale;
  readonly #onOpen: ListEvents['onOpen'];

  constructor(first: EmbeddedJobs, { onOpen, onMore }: ListEvents) {
    const text = textsIn(first.locale);
    this.#locale = first.locale;
    this.#onOpen = onOpen;
    this.#more = make('button', { class: 'action', type: 'button' }, text('embed.more'));
    this.#more.addEventListener('click', () => void onMore());
    const isEmpty = first.jobs.length === 0;
    this.#actions.append(make('a', { class: 'action', href: first.url }, first.urlText));
    this.nodes = [
      make(
        'div',
        { class: 'head' },
        make('h2', { class: 'heading' }, first.heading),
        make('p', { class: 'count', role: 'status' }, isEmpty ? text('embed.none') : first.count),
      ),
      ...(isEmpty ? [] : [this.#cards]),
      this.#actions,
    ];
    this.add(first);
  }

  /** Adds a page. The focus moves to the first added job if the button that asked for it is removed. */
  add({ jobs, endCursor }: EmbeddedJobs): void {
    const cards = jobs.map((job) => jobCard(job, { locale: this.#locale, now: new Date(), onOpen: this.#onOpen }));
    this.#cards.append(...cards);
    const root = this.#more.getRootNode();
    const hadFocus = root instanceof ShadowRoot && root.activeElement === this.#more;
    if (endCursor === null) this.#more.remove();
    else this.#actions.prepend(this.#more);
    this.isBusy = false;
    if (hadFocus) cards[0]?.querySelector('a')?.focus({ preventScroll: true });
  }

  set isBusy(isBusy: boolean) {
    this.#more.setAttribute('aria-busy', String(isBusy));
  }
}
