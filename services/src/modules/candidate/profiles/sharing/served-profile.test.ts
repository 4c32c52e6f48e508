import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PROFILE_SECTIONS, type ProfileAudience } from '@hirehq/shared-contracts/codes';
import type { PaintedPages } from '@hirehq/shared-contracts/first-paint';
import { PART_PLACE, SERVED_PART_FILE } from '@hirehq/shared-contracts/served-part';
import { RevokePublicKeyDocument } from '@hirehq/mfe-profile/src/features/share-profile/public-key.graphql.ts';
import { SetProfileVisibilityDocument } from '@hirehq/mfe-profile/src/shared/sections/section-visibility.graphql.ts';
import { buildServedPart } from '@hirehq/tooling/served-part/build';
import { setScenery } from '../../../../access/testing/access-fixture.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { workDone } from '../../../../platform/testing/work-done.ts';
import { publishReleases } from '../../../delivery/releases/index.ts';
import { writeTestRelease } from '../../../delivery/releases/testing/test-release.ts';
import { plantedProfile, type PlantedProfile } from '../testing/planted-profile.ts';

const MFE_PROFILE = join(import.meta.dirname, '../../../../../../mfe-profile');
const PATH = '/candidate/public/:candidateKey';
const HOSTILE = `"></article><script>x</script><img src=x onerror='y'>`;
const PATIENT = { timeout: 60_000 };

let hirehq: TestApp;
let planted: PlantedProfile;
let script: string;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module', config: { pageDataMs: 60_000 } });
  await setScenery(hirehq);
  planted = await plantedProfile(hirehq);
  ({ script } = await buildServedPart(MFE_PROFILE, 'mfe_profile_1_0_0_a'));
}, 240_000);
afterAll(() => hirehq.close());

async function page(): Promise<{ status: number; body: string; part: string }> {
  const url = `/candidate/public/${planted.publicKey}`;
  const { statusCode, body } = await hirehq.app.inject({ url, headers: { accept: 'text/html' } });
  const part = body.slice(body.indexOf(`data-part="${PART_PLACE.begin}"`), body.indexOf(`data-part="${PART_PLACE.end}"`));
  return { status: statusCode, body, part };
}

async function shareWith(audience: ProfileAudience): Promise<void> {
  for (const section of PROFILE_SECTIONS)
    await hirehq.graphql(SetProfileVisibilityDocument, { section, audience }, planted.candidate.headers);
}

/** What the page itself says of the sections, without the codes of its data. */
const words = () => {
  const { PHOTO: _, VIDEO: __, ...read } = planted.marks;
  return Object.values(read).flatMap((marks) => marks.filter((mark) => !mark.startsWith('"')));
};

test('PF-01 PR-08 publishes the page of public profiles, with the served part that it has', async () => {
  const html = '<main><template data-part="begin"></template><i>skeleton</i><template data-part="end"></template></main>';
  const painted: PaintedPages = { [PATH]: { skeleton: 'detail', footer: false, html } };
  const shell = await writeTestRelease({
    remote: 'shell',
    version: '1.0.0-a',
    files: { 'main.js': 'start();', 'first-paint.D.en.json': JSON.stringify(painted) },
    parts: { main: { js: ['main.js'], css: [] } },
  });
  const profile = await writeTestRelease({
    remote: 'profile',
    version: '1.0.0-a',
    files: { 'entry.js': 'export {}', [SERVED_PART_FILE]: script },
    routes: [
      {
        id: 'publicProfile',
        path: PATH,
        access: 'public',
        criticality: 'primary',
        skeleton: 'detail',
        footer: false,
        pageData: ['publicProfile'],
        served: true,
      },
    ],
    parts: { publicProfile: { js: [], css: [] } },
  });
  expect(await publishReleases(hirehq.services, [shell, profile])).toHaveLength(2);
  // The video of the profile is checked.
  await workDone(hirehq.db);
});

test('PF-01 PR-08 all that everybody may see is read in the page, and hostile texts are text', PATIENT, async () => {
  await shareWith('EVERYBODY');
  const { id } = planted.candidate;
  await hirehq.db.updateTable('candidate').set({ profile_title: HOSTILE }).where('id', '=', id).execute();
  await expect.poll(async () => (await page()).part, PATIENT).toContain('<h1');
  const { part } = await page();
  expect(words().filter((word) => !part.includes(word))).toEqual([]);
  expect(part).toContain('&quot;&gt;&lt;/article&gt;&lt;script&gt;x&lt;/script&gt;');
  expect(part).toMatch(/<img src="\/files\/[^"]+"/);
  expect(part).toMatch(/<source src="\/files\/[^"]+" type="video\/webm"/);
});

test('PR-07 PR-08 nothing of a profile is kept, in no form', PATIENT, async () => {
  using set = vi.spyOn(LRUCache.prototype, 'set');
  await expect.poll(async () => (await page()).part, PATIENT).toContain('<h1');
  const url = `/candidate/public/${planted.publicKey}`;
  await hirehq.app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'gzip' } });
  const kept = set.mock.calls.map((call) => JSON.stringify(call));
  // What the page has in common with others is.
  expect(kept.filter((text) => text.includes('importmap'))).toHaveLength(1);
  expect(kept.filter((text) => words().some((word) => text.includes(word)))).toEqual([]);
});

test(
  'PR-07 PR-08 what its candidate hides, and a profile that is no longer public, is gone from the next page',
  PATIENT,
  async () => {
    await expect.poll(async () => (await page()).part, PATIENT).toContain('<h1');
    await shareWith('EMPLOYERS');
    const { body } = await page();
    expect(words().filter((word) => body.includes(word))).toEqual([]);
    await expect.poll(async () => (await page()).part, PATIENT).toContain('>Ada Byron<');
    await shareWith('EVERYBODY');
    await expect.poll(async () => (await page()).part, PATIENT).toContain(words()[0]);

    await hirehq.graphql(RevokePublicKeyDocument, {}, planted.candidate.headers);
    const gone = await page();
    expect([gone.status, gone.part, words().filter((word) => gone.body.includes(word))]).toEqual([404, '', []]);
    expect(gone.body).not.toContain('Byron');
  },
);
