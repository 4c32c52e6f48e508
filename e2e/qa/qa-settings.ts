import { readFileSync } from 'node:fs';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@hirehq/shared-contracts/demo';
import { isRecord } from '@hirehq/shared-contracts/is-record';

/** Somebody who can sign in at the deployment. */
export interface QaPerson {
  email: string;
  password: string;
}

/** Versions by remote; `candidate` is the version that was stored last. */
export type ChosenReleases = Readonly<Record<string, string>>;

/** The people of a file: `{ "NAME": { "email", "password" } }`. */
function peopleIn(file: string): Record<string, QaPerson> {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const people = isRecord(read) ? Object.entries(read) : [];
  return Object.fromEntries(
    people.map(([name, person]) => {
      const { email, password } = isRecord(person) ? person : {};
      if (typeof email !== 'string' || typeof password !== 'string')
        throw new Error(`${file}: ${name} needs an email and a password.`);
      return [name, { email, password }];
    }),
  );
}

const demoPeople = (): Record<string, QaPerson> =>
  Object.fromEntries(Object.entries(DEMO_PEOPLE).map(([name, email]) => [name, { email, password: DEMO_PASSWORD }]));

/** The people that tests may be: those of the file in HIREHQ_QA_PEOPLE, or those of the demo data. */
export function qaPeople(file = process.env['HIREHQ_QA_PEOPLE']): Record<string, QaPerson> {
  return file === undefined ? demoPeople() : peopleIn(file);
}

/** `jobs=candidate,profile=1.2.0-…`, as `npm run qa -- --release` passes it on. */
export function readReleases(text: string | undefined): ChosenReleases {
  const named = (text ?? '').split(',').filter(Boolean);
  return Object.fromEntries(
    named.map((each) => {
      const [remote = '', version = ''] = each.split('=', 2);
      if (!remote || !version)
        throw new Error(`'${each}' names no version. Write REMOTE=VERSION, such as jobs=candidate or jobs=1.4.0-3f2a9c0b1d.`);
      return [remote, version];
    }),
  );
}
