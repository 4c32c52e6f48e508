import type { QueryEmployerNamesArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { employersNamed } from '../../employer-names.store.ts';

const MOST = 10;
const LONGEST = 100;

export const employerNames: Resolver<unknown, QueryEmployerNamesArgs> = (_parent, { keyword }, { services, viewer }) => {
  signedIn(viewer);
  const typed = keyword.replaceAll('\0', '').trim().slice(0, LONGEST);
  return /[\p{L}\p{N}]/u.test(typed) ? employersNamed(services.db, typed, MOST) : [];
};
