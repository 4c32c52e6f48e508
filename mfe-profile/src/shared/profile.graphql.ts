// Generated from profile.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ProfileSection, ProfileAudience, LanguageLevel, ScorePartKind, VideoState, VideoRefusal } from '@hirehq/shared-contracts/graphql/types';

export type ProfileQueryVariables = { [key: string]: never; };

export type ProfileQuery = { readonly profile: { readonly languagesVersion: string, readonly publicKey: string | null, readonly licences: ReadonlyArray<{ readonly id: string, readonly version: string, readonly name: string, readonly issuer: string | null, readonly number: string | null, readonly region: string | null, readonly issuedOn: string | null, readonly expiresOn: string | null }>, readonly languages: ReadonlyArray<{ readonly language: string, readonly level: LanguageLevel }>, readonly score: { readonly points: number, readonly parts: ReadonlyArray<{ readonly kind: ScorePartKind, readonly points: number, readonly most: number, readonly nextPoints: number }> }, readonly visibility: ReadonlyArray<{ readonly section: ProfileSection, readonly audience: ProfileAudience }>, readonly hiddenFrom: ReadonlyArray<{ readonly enterpriseId: string, readonly enterpriseName: string }>, readonly photo: { readonly id: string, readonly contentType: string, readonly signedUrl: string } | null, readonly video: { readonly id: string, readonly state: VideoState, readonly refusal: VideoRefusal | null, readonly signedUrl: string | null, readonly contentType: string, readonly posterSignedUrl: string | null, readonly captionsSignedUrl: string | null, readonly duration: number | null } | null } };

export const ProfileDocument: Operation<ProfileQuery, ProfileQueryVariables> = {
  name: 'Profile',
  kind: 'query',
  text: "query Profile{profile{licences{id version name issuer number region issuedOn expiresOn}languages{language level}languagesVersion score{points parts{kind points most nextPoints}}visibility{section audience}hiddenFrom{enterpriseId enterpriseName}publicKey photo{id contentType signedUrl}video{id state refusal signedUrl contentType posterSignedUrl captionsSignedUrl duration}}}",
};
