// Generated from own-video.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { VideoState, VideoRefusal } from '@hirehq/shared-contracts/graphql/types';

export type OwnVideoQueryVariables = { [key: string]: never; };

export type OwnVideoQuery = { readonly profile: { readonly video: { readonly id: string, readonly state: VideoState, readonly refusal: VideoRefusal | null, readonly signedUrl: string | null, readonly posterSignedUrl: string | null, readonly captionsSignedUrl: string | null } | null } };

export const OwnVideoDocument: Operation<OwnVideoQuery, OwnVideoQueryVariables> = {
  name: 'OwnVideo',
  kind: 'query',
  text: "query OwnVideo{profile{video{id state refusal signedUrl posterSignedUrl captionsSignedUrl}}}",
};
