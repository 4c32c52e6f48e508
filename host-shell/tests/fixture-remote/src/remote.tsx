import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';

const texts = { 'fixture.title': 'Fixture' };
const same = () => Promise.resolve(texts);

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages: { en: texts, es: same, ar: same },
  routes: { page: () => import('./fixture-page.tsx') },
  slots: { search: () => import('./fixture-search.tsx') },
});
