import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobPageDocument } from '@hirehq/shared-contracts/graphql';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { storeFewPlaces } from '../places/testing/few-places.ts';
import { place, storedJobs } from './testing/stored-jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await storeFewPlaces(app.db);
  const put = (id: string, latitude: number, longitude: number) =>
    app.db.updateTable('place').set({ latitude, longitude }).where('id', '=', id).execute();
  await put('city:2', 38.72, -9.13);
  await put('city:7', 52.52, 13.41);
});
afterAll(() => app.close());

const [LISBON, BERLIN] = [place('Lisbon', 'Lisbon', 'PT'), place('Berlin', 'Berlin', 'DE')];
const locationsOf = async (id: string) => (await app.graphql(JobPageDocument, { id })).data?.job?.locations;

test('JB-13 an open job says where its cities are, in its order, as far as they are known', async () => {
  const [id = ''] = await storedJobs(app.db, [
    { places: [BERLIN, LISBON, place('Nowhere', null, 'DE'), place('Austin', 'Texas', 'US')] },
  ]);
  expect(await locationsOf(id)).toEqual([
    {
      city: 'Berlin',
      state: 'Berlin',
      country: 'DE',
      latitude: expect.closeTo(52.52, 2) as number,
      longitude: expect.closeTo(13.41, 2) as number,
    },
    {
      city: 'Lisbon',
      state: 'Lisbon',
      country: 'PT',
      latitude: expect.closeTo(38.72, 2) as number,
      longitude: expect.closeTo(-9.13, 2) as number,
    },
  ]);
});

test('JB-13 remote work is at no place of a map', async () => {
  const ids = await storedJobs(app.db, [
    { places: [LISBON], workMode: 'R' },
    { places: [LISBON], remote: true },
  ]);
  for (const id of ids) expect(await locationsOf(id)).toEqual([]);
});
