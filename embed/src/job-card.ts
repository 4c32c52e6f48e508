import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { Locale } from '@hirehq/shared-contracts/locales';
import type { EmbeddedJob } from '@hirehq/shared-contracts/rest';
import { make } from './elements.ts';

/** 'today', '3 days ago', and a date for what is older than a month. */
export function postedText(posted: string, locale: Locale, now: Date): string {
  const at = new Date(posted);
  const days = Math.max(0, Math.floor((now.getTime() - at.getTime()) / DAY_MS));
  return days > 30
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at)
    : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
}

interface CardOptions {
  locale: Locale;
  now: Date;
  onOpen: (job: EmbeddedJob, event: Event) => void;
}

/** A job of the list. The whole card opens the job; its title is the link. */
export function jobCard(job: EmbeddedJob, { locale, now, onOpen }: CardOptions): HTMLLIElement {
  const link = make('a', { href: job.url, class: 'link', dir: 'auto' }, job.title);
  link.addEventListener('click', (event) => onOpen(job, event));
  const facts = job.facts.map((fact) => make('li', {}, fact));
  return make(
    'li',
    { class: 'card' },
    make('h3', { class: 'title' }, link),
    ...(job.place === null ? [] : [make('p', { class: 'place' }, make('bdi', {}, job.place))]),
    ...(facts.length === 0 ? [] : [make('ul', { class: 'facts' }, ...facts)]),
    make('p', { class: 'posted' }, make('time', { datetime: job.postedTimestamp }, postedText(job.postedTimestamp, locale, now))),
  );
}
