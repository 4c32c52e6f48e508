// Generated from profile-photo.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';

export type ProfilePhotoQueryVariables = { [key: string]: never; };

export type ProfilePhotoQuery = { readonly profile: { readonly photo: { readonly id: string, readonly contentType: string, readonly signedUrl: string } | null } };

export const ProfilePhotoDocument: Operation<ProfilePhotoQuery, ProfilePhotoQueryVariables> = {
  name: 'ProfilePhoto',
  kind: 'query',
  text: "query ProfilePhoto{profile{photo{id contentType signedUrl}}}",
};
