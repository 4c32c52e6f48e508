import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { ownVideos } from '../../../videos/index.ts';
import { licences } from '../../sections/licences.service.ts';
import { languagesOf, languagesVersionOf } from '../../sections/languages.store.ts';
import { publicKeyOf } from '../../sharing/public-key.store.ts';
import { visibility } from '../../sharing/visibility.service.ts';
import { hiddenEmployers } from '../../sharing/visibility.store.ts';

export const profile: Resolver<unknown> = async (_parent, _args, { services, viewer }) => {
  const { candidateId } = signedIn(viewer);
  const { db } = services;
  const [ownLicences, languages, languagesVersion, sections, hiddenFrom, publicKey, videos] = await Promise.all([
    licences(services, candidateId),
    languagesOf(db, candidateId),
    languagesVersionOf(db, candidateId),
    visibility(services, candidateId),
    hiddenEmployers(db, candidateId),
    publicKeyOf(db, candidateId),
    ownVideos(services, [candidateId]),
  ]);
  return {
    licences: ownLicences,
    languages,
    languagesVersion,
    visibility: sections,
    hiddenFrom,
    publicKey,
    video: videos.get(candidateId) ?? null,
  };
};
