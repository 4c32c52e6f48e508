import '@angular/compiler';
import { createEnvironmentInjector, type EnvironmentInjector } from '@angular/core';
import { afterEach, expect, test, vi } from 'vitest';
import { provideHirehqEmbed } from './angular.ts';
import { definingScript, throwingScript, withoutElement } from './testing/scripts.ts';

const PLATFORM = 'https://jobs.example';
// It asks its parent for nothing.
const start = (script: string) =>
  createEnvironmentInjector([provideHirehqEmbed({ platform: PLATFORM, script })], {
    get: () => null,
  } as unknown as EnvironmentInjector);

afterEach(() => vi.restoreAllMocks());

test('PF-05 an application of Angular starts, and its developer reads why the script could not be loaded', async () => {
  withoutElement();
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  start(throwingScript('angular'));
  await expect.poll(() => said.mock.calls.length).toBe(1);
  expect(String(said.mock.calls[0]?.[0])).toContain('could not be loaded');
});

test('PF-05 the element is defined once an application of Angular has started', async () => {
  start(definingScript('angular'));
  await expect.poll(() => customElements.get('hirehq-embed')).toBeDefined();
});
