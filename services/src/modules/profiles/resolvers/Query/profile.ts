import { signedIn } from '../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { licences } from '../../sections/licences.service.ts';
import { languagesOf } from '../../sections/languages.store.ts';
import { publicKeyOf } from '../../sharing/public-key.store.ts';
import { visibility } from '../../sharing/visibility.service.ts';
import { hiddenEmployers } from '../../sharing/visibility.store.ts';
import { ownVideo } from '../../video-of-profile.ts';

export const profile: Resolver<unknown> = async (_parent, _args, { services, viewer }) => {
  const { candidateId } = signedIn(viewer);
  const { db } = services;
  const [ownLicences, languages, sections, hiddenFrom, publicKey, video] = await Promise.all([
    licences(services, candidateId),
    languagesOf(db, candidateId),
    visibility(services, candidateId),
    hiddenEmployers(db, candidateId),
    publicKeyOf(db, candidateId),
    ownVideo(services, candidateId),
  ]);
  return { licences: ownLicences, languages, visibility: sections, hiddenFrom, publicKey, video };
};
