import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPLOYER_CALLS, type EmployerCall, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { ERROR_CODES } from '@hirehq/shared-contracts/error-codes';
import { REST_CALLS, type RestCall, type RestInput, type RestKey } from '@hirehq/shared-contracts/rest';
import { askEmployer } from '../access/testing/ask-employer.ts';
import { askRest } from '../access/testing/ask-rest.ts';
import { askDelivery, DELIVERY_EXAMPLES, DELIVERY_ROWS } from '../access/testing/delivery-examples.ts';
import { createDeliveryFixture, type DeliveryFixture } from '../access/testing/delivery-fixture.ts';
import { EMPLOYER_EXAMPLES } from '../access/testing/employer-examples.ts';
import { REST_EXAMPLES } from '../access/testing/rest-examples.ts';
import { createAccessFixture, setScenery, type AccessFixture } from '../access/testing/access-fixture.ts';
import { tusClient } from '../modules/candidate/videos/testing/upload-video.ts';
import { createDiskFileStore } from '../platform/files/disk-files.ts';
import { mountProblem, mountSmall, type SmallFileSystem } from '../platform/testing/small-file-system.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';

const MB = 1024 * 1024;
const SECRET = 'a secret of at least 32 characters';
const problem = await mountProblem();

interface Answer {
  statusCode: number;
  body: unknown;
}

type Fixture = AccessFixture & { delivery: DeliveryFixture };

/** One request that stores bytes. */
type Storing = (hirehq: TestApp, fixture: Fixture) => Promise<Answer>;

/** What may be there after an upload that was refused: folders, and mails about other things, which are complete. */
const FOLDERS_AND_MAILS = /^(files(\/[0-9a-f]{2})?|uploads|outbox(\/[^.][^/]*\.eml)?)$/;

/** A mail about something else while it is written: in a moment it is complete, or removed. */
const UNFINISHED_MAIL = /^outbox\/\.[^/]*\.eml$/;

/** Calls that store what they make, without an upload. */
const MAKING = new Set<RestKey>(['GET candidates/profile/pdf', 'GET candidates/profile/json-resume']);

const storesFiles = ([key, { multipart }]: [RestKey, RestCall]) => (multipart?.maxFiles ?? 0) > 0 || MAKING.has(key);

/** Every call of both tables that stores bytes, and what is uploaded by tus. */
const STORING: readonly [string, Storing][] = [
  ...(Object.entries(REST_CALLS) as [RestKey, RestCall][])
    .filter(storesFiles)
    .map(([key]): [string, Storing] => [
      key,
      (hirehq, { ids, candidate }) =>
        askRest(hirehq, key, REST_EXAMPLES[key].call(ids) as RestInput<never>, { headers: candidate.headers, signedIn: true }),
    ]),
  ...(Object.entries(EMPLOYER_CALLS) as [EmployerKey, EmployerCall][])
    .filter(([, { multipart }]) => multipart)
    .map(([key]): [string, Storing] => [
      key,
      (hirehq, { ids, employerKey }) =>
        askEmployer(hirehq, key, EMPLOYER_EXAMPLES[key](ids), { authorization: `Bearer ${employerKey}` }),
    ]),
  ...DELIVERY_ROWS.filter(([, { multipart }]) => multipart).map(([key]): [string, Storing] => [
    key,
    (hirehq, { delivery: { ids, team } }) =>
      askDelivery(hirehq, key, DELIVERY_EXAMPLES[key](ids), { authorization: `Bearer ${team.key}` }),
  ]),
  [
    'PATCH of a video',
    async (hirehq, { candidate }) => {
      const client = tusClient(hirehq, candidate.headers);
      const { headers } = await client.start({ size: 2 * MB });
      const { statusCode, body } = await client.patch(String(headers.location), 0, Buffer.alloc(MB));
      return { statusCode, body: statusCode === 204 ? {} : (JSON.parse(body) as unknown) };
    },
  ],
];

const SITUATIONS = {
  'has no byte left': { leaving: 0, reserveMb: 0 },
  'has only the reserve of the database left': { leaving: MB, reserveMb: 2 },
} as const;

describe.skipIf(problem !== undefined).each(Object.entries(SITUATIONS))(
  `a file system of the data folder that %s${problem === undefined ? '' : ` (skipped: ${problem})`}`,
  (_, { leaving, reserveMb }) => {
    let disk: SmallFileSystem;
    let hirehq: TestApp;
    let fixture: Fixture;
    let later = 0;
    beforeAll(async () => {
      disk = await mountSmall(12 * MB);
      hirehq = await createTestApp({
        candidateOf: 'module',
        config: { dataFolder: disk.folder, diskReserveBytes: reserveMb * MB, employerRateLimit: 0 },
        files: createDiskFileStore({ folder: join(disk.folder, 'files'), secret: SECRET, reserveBytes: reserveMb * MB }),
        now: () => new Date(Date.now() + later),
      });
      await setScenery(hirehq);
      fixture = { ...(await createAccessFixture(hirehq)), delivery: await createDeliveryFixture(hirehq) };
    });
    afterAll(async () => {
      await hirehq.close();
      await disk.unmount();
    });

    const names = async () => (await readdir(disk.folder, { recursive: true })).filter((name) => name !== 'filler').toSorted();
    /** The names once no mail is being written; one that stays unfinished ends the test by its time limit. */
    const settledNames = async () => {
      for (;;) {
        const found = await names();
        if (!found.some((name) => UNFINISHED_MAIL.test(name))) return found;
        await sleep(20);
      }
    };
    const ready = async () => {
      const { statusCode, body } = await hirehq.app.inject('/ready');
      return [statusCode, (JSON.parse(body) as { storage: string }).storage];
    };

    test('SV-07 is named by /ready, which stays 200, and pages go on', async () => {
      expect(await ready()).toEqual([200, 'free']);
      await disk.fill(leaving);
      const profile = await askRest(hirehq, 'GET candidates/', {}, { headers: fixture.candidate.headers });
      const skills = REST_EXAMPLES['PUT candidates/skills'].call(fixture.ids);
      const saved = await askRest(hirehq, 'PUT candidates/skills', skills, { headers: fixture.candidate.headers });
      expect([profile.statusCode, saved.statusCode]).toEqual([200, 200]);
      if (reserveMb > 0) expect(await ready()).toEqual([200, 'full']);
    });

    test.each(STORING)(
      'SV-07 %s is refused with a sentence, leaves nothing, and works once there is space',
      async (__, store) => {
        await disk.fill(leaving);
        const before = await names();
        const { statusCode, body } = await store(hirehq, fixture);
        expect([statusCode, body]).toEqual([
          507,
          expect.objectContaining({ errorCode: 'STORAGE_FULL', errorMessage: ERROR_CODES.STORAGE_FULL.errorMessage }),
        ]);
        expect(await ready()).toEqual([200, 'full']);
        const left = (await settledNames()).filter((name) => !before.includes(name) && !FOLDERS_AND_MAILS.test(name));
        expect(left).toEqual([]);
        await disk.makeSpace();
        const again = await store(hirehq, fixture);
        expect(again.statusCode < 300 ? 'stored' : again.body).toBe('stored');
        later += 61_000;
        expect(await ready()).toEqual([200, 'free']);
      },
    );
  },
);
