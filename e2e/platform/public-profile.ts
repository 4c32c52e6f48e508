import { expect, type APIRequestContext } from '@playwright/test';
import { routes } from '@hirehq/shared-contracts/routes';
import type { SignedUp } from './sign-up-by-form.ts';

/** One black pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

export interface PublicProfile {
  /** Address of the page. */
  path: string;
  /** Texts of the page in any language, each of another section. */
  words: readonly string[];
  /** The city, as English and Spanish write it. */
  city: string;
  /** Sends a mutation as the candidate. */
  change: (mutation: string) => Promise<void>;
}

/** Fills the profile of a candidate, and shares all of it with everybody. `title` is what its first line says. */
export async function publicProfile(
  request: APIRequestContext,
  { headers }: Pick<SignedUp, 'headers'>,
  title = 'Night nurse',
): Promise<PublicProfile> {
  async function put(path: string, data: object): Promise<void> {
    const response = await request.put(`/api/v1/${path}`, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
  }
  async function send(query: string): Promise<string> {
    const response = await request.post('/graphql', { headers, data: { query } });
    return response.text();
  }
  const [city, employer, school] = ['Utrecht', 'Linden & Sons <Care>', 'College of "Nursing"'];
  await put('candidates/', { profileTitle: title, city, country: 'NL', overallYearsOfExperience: 7 });
  await put('candidates/work-history', { title: 'Carer', workedWith: employer, workedFrom: '2020-02-01' });
  await put('candidates/educations', { level: 'BR', institution: school });
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: PHOTO };
  const upload = await request.post('/api/v1/upload-file', { headers, multipart: { category: 'PROFILE', file } });
  expect(upload.ok(), await upload.text()).toBe(true);
  for (const section of ['PHOTO', 'CONTACT', 'LOCATION', 'EXPERIENCE', 'SKILLS', 'WORK_HISTORY', 'EDUCATIONS'])
    await send(`mutation { setProfileVisibility(section: ${section}, audience: EVERYBODY) { __typename } }`);
  const created = await send('mutation { createPublicKey { ... on CreatePublicKeyDone { publicKey } } }');
  const [, candidateKey = ''] = /"publicKey":"([^"]+)"/.exec(created) ?? [];
  return {
    path: routes.publicProfile({ candidateKey }),
    words: [title, employer, school],
    city,
    change: async (mutation) => void (await send(`mutation { ${mutation} { __typename } }`)),
  };
}
