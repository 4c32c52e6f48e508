import React, { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { JobPageDocument, type JobPageQuery } from '@hirehq/shared-contracts/graphql';
import type { Locale } from '@hirehq/shared-contracts/page';
import { jobPageVariables, pageDataKey } from '@hirehq/shared-contracts/page-data';
import { CONTRACT_VERSION, type ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import type { ServedPartInput } from '@hirehq/shared-contracts/served-part';
import { useApiQuery } from '../data/use-api-query.ts';
import { PageLink } from '../parts/page-link.tsx';
import { createState, useClientState } from '../state/client-state.ts';
import { defineServedPart } from './define-served-part.tsx';

const shared = { access: 'public', criticality: 'primary', skeleton: 'page' } as const;
const manifest = {
  id: 'toy',
  contract: CONTRACT_VERSION,
  routes: [
    { id: 'thing', path: '/thing/:id', served: true, ...shared },
    { id: 'other', path: '/other', ...shared },
  ],
  slots: [
    { id: 'newest', slot: 'landing.jobs', criticality: 'regular', access: 'both', served: true },
    { id: 'words', slot: 'landing.search', criticality: 'regular', access: 'both', served: true },
  ],
  events: { publishes: [], subscribes: [] },
} as const satisfies ManifestDeclaration;

const texts = { 'toy.title': 'A thing' };
const messages = { en: texts, es: { 'toy.title': 'Una cosa' }, ar: { 'toy.title': 'شيء' } };

const seen = createState(0);
const store = { subscribe: () => () => {}, current: () => 'stored' };

function Thing() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const { data } = useApiQuery(JobPageDocument, jobPageVariables(id, new URLSearchParams()));
  const before = useClientState(seen);
  // Nothing of a page may be left for the next one.
  seen.set(seen.current() + 1);
  return (
    <div style={{ width: '72%' }}>
      <h1>
        {formatMessage({ id: 'toy.title' })} {data?.job?.title} {before}{' '}
        {React.useSyncExternalStore(store.subscribe, store.current)}
      </h1>
      <PageLink to="/thing/8">Own</PageLink>
      <PageLink to="/elsewhere" absent="Foreign">
        Foreign link
      </PageLink>
    </div>
  );
}

const Words = () => (
  <label htmlFor={React.useId()} style={{ width: '72%' }}>
    Words
  </label>
);
const partOf = (Page: () => React.ReactNode, Newest = Page) =>
  defineServedPart({ manifest, messages, routes: { thing: Page }, slots: { newest: Newest, words: Words } });

const input = (id: string, locale: Locale = 'en'): ServedPartInput => ({
  contract: CONTRACT_VERSION,
  route: 'thing',
  url: `/thing/${id}?from=list`,
  params: { id },
  locale,
  variant: 'D',
  origin: 'https://jobs.example.com',
  now: 0,
  data: {
    [pageDataKey(JobPageDocument.name, jobPageVariables(id, new URLSearchParams()))]: {
      job: { title: `Nurse ${id} <b onclick="x">` } as JobPageQuery['job'],
    },
  },
});

describe('a served part', () => {
  test('PF-01 renders the page of an address from its data, in its language, with rules in place of style attributes', () => {
    const { html, rules } = partOf(Thing)(input('7', 'es'));
    expect(html).toBe(
      '<div data-served="0"><h1>Una cosa Nurse 7 &lt;b onclick=&quot;x&quot;&gt; 0 stored</h1><a href="/thing/8" data-discover="true">Own</a>Foreign</div>',
    );
    expect(rules).toBe('[data-served="0"]{width:72%}');
  });

  test('PF-01 returns the same for the same input, whatever it rendered between', () => {
    const part = partOf(Thing);
    const [first, other, again] = [part(input('7')), part(input('9', 'ar')), part(input('7'))];
    expect(again).toEqual(first);
    expect(other.html).toContain('شيء Nurse 9');
    expect(seen.current()).toBe(0);
  });

  test.each<[string, Partial<ServedPartInput>, string]>([
    ['a page that it does not serve', { route: 'other', url: '/other' }, 'toy serves no page other'],
    ['what every object has', { route: 'constructor' }, 'toy serves no page constructor'],
    ['an address of another page', { url: '/other' }, '/other is no address of thing'],
    ['data of another page', { data: input('8').data }, 'the data of /thing/7?from=list is not that of thing'],
  ])('PF-01 refuses %s', (_, replaced, reason) => {
    expect(() => partOf(Thing)({ ...input('7'), ...replaced })).toThrow(reason);
  });

  function Newest() {
    const { data } = useApiQuery(JobPageDocument, jobPageVariables('7', new URLSearchParams()));
    return <p style={{ width: '72%' }}>{data?.job?.title ?? 'A skeleton'}</p>;
  }
  const slotInput = (slot: string): ServedPartInput => ({ ...input('7'), route: 'landing', url: '/?from=mail', slot });

  test('PF-01 renders a slot in a page of another package from its data, with rules of its own', () => {
    expect(partOf(Thing, Newest)(slotInput('newest'))).toEqual({
      html: '<p data-served-landing-jobs="0">Nurse 7 &lt;b onclick=&quot;x&quot;&gt;</p>',
      rules: '[data-served-landing-jobs="0"]{width:72%}',
    });
    const { html, rules } = partOf(Thing)({ ...slotInput('words'), data: {} });
    expect(html).toMatch(/^<label for="_served-words-[^"]+" data-served-landing-search="0">Words<\/label>$/);
    expect(rules).toBe('[data-served-landing-search="0"]{width:72%}');
  });

  test('PF-01 refuses a slot that it does not serve, or whose data the page does not have', () => {
    expect(() => partOf(Thing, Newest)(slotInput('thing'))).toThrow('toy serves no slot thing');
    expect(() => partOf(Thing, Newest)({ ...slotInput('newest'), data: {} })).toThrow(
      'the data of /?from=mail is not that of newest',
    );
  });

  test('PF-01 refuses a page of which something loads later, or that needs a style element', () => {
    const Later = lazy(() => Promise.resolve({ default: Thing }));
    const withLater = () => (
      <Suspense fallback="wait">
        <Later />
      </Suspense>
    );
    expect(() =>
      partOf(() => (
        <>
          <Thing />
          {withLater()}
        </>
      ))(input('7')),
    ).toThrow('its code loads later');
    expect(() =>
      partOf(() => (
        <>
          <Thing />
          <style>{'a{}'}</style>
        </>
      ))(input('7')),
    ).toThrow('a style element');
  });
});
