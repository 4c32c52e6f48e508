import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';

const texts = { 'fixture.title': 'Fixture' };
const same = () => Promise.resolve(texts);

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages: { en: texts, es: same, ar: same },
  routes: { page: () => import(/* webpackChunkName: "page" */ './fixture-page.tsx').then((module) => module.FixturePage) },
  slots: { search: () => import(/* webpackChunkName: "search" */ './fixture-search.tsx').then((module) => module.FixtureSearch) },
});
