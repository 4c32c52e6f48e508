import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import { servedTexts } from './served-texts.ts';

const manifest: RemoteManifest = {
  id: 'jobs',
  contract: '1.0.0',
  routes: [{ id: 'jobList', path: '/job-list', access: 'public', criticality: 'primary', skeleton: 'list' }],
  slots: [],
  events: { publishes: [], subscribes: [] },
};

function packageWith(served: Record<string, string> | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'hirehq-served-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const messages = join(folder, 'src/messages');
  mkdirSync(join(messages, 'served'), { recursive: true });
  for (const locale of ['en', 'es', 'ar']) {
    writeFileSync(join(messages, `${locale}.json`), JSON.stringify({ 'title.jobList': `Jobs ${locale}`, 'list.more': 'More' }));
    if (served) writeFileSync(join(messages, 'served', `${locale}.json`), JSON.stringify(served));
  }
  if (!served) rmSync(join(messages, 'served'), { recursive: true });
  return folder;
}

it('PF-09 takes titles from the page’s own texts and the rest from those the server writes, in every language', () => {
  const texts = servedTexts(packageWith({ 'description.jobList': 'All jobs' }), manifest);
  expect(texts?.ar).toEqual({ 'title.jobList': 'Jobs ar', 'description.jobList': 'All jobs' });
});

it('is undefined for a package without such texts', () => expect(servedTexts(packageWith(undefined), manifest)).toBeUndefined());

it('refuses a description of a missing page', () =>
  expect(() => servedTexts(packageWith({ 'description.gone': 'Gone' }), manifest)).toThrow(
    /'description\.gone' describes a page/,
  ));
