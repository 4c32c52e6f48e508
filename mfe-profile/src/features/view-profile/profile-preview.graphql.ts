// Generated from profile-preview.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ProfileAudience, LanguageLevel, VideoState, EducationLevel } from '@hirehq/shared-contracts/graphql/types';

export type ProfilePreviewQueryVariables = {
  audience: ProfileAudience;
};

export type ProfilePreviewQuery = { readonly profilePreview: { readonly firstName: string, readonly lastName: string | null, readonly profileTitle: string | null, readonly jobTitle: string | null, readonly employerName: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly emailAddress: string | null, readonly telephone: string | null, readonly overallYearsOfExperience: number | null, readonly mediaFileSignedUrl: string | null, readonly mediaFileType: string | null, readonly video: { readonly id: string, readonly state: VideoState, readonly signedUrl: string | null, readonly contentType: string, readonly posterSignedUrl: string | null, readonly captionsSignedUrl: string | null, readonly duration: number | null } | null, readonly skills: ReadonlyArray<{ readonly name: string, readonly yearsOfExperience: number }>, readonly workHistory: ReadonlyArray<{ readonly title: string, readonly workedWith: string, readonly workedFrom: string, readonly workedTill: string | null, readonly showcases: ReadonlyArray<{ readonly fileName: string, readonly contentType: string, readonly signedUrl: string }> }>, readonly educations: ReadonlyArray<{ readonly level: EducationLevel, readonly institution: string, readonly fieldOfStudy: string | null, readonly studiedFrom: string | null, readonly studiedTill: string | null }>, readonly licences: ReadonlyArray<{ readonly name: string, readonly issuer: string | null, readonly region: string | null, readonly expiresOn: string | null }>, readonly languages: ReadonlyArray<{ readonly language: string, readonly level: LanguageLevel }>, readonly checklists: ReadonlyArray<{ readonly specialty: string, readonly signedOn: string, readonly expiresOn: string }> } };

export const ProfilePreviewDocument: Operation<ProfilePreviewQuery, ProfilePreviewQueryVariables> = {
  name: 'ProfilePreview',
  kind: 'query',
  text: "query ProfilePreview($audience:ProfileAudience!){profilePreview(audience:$audience){...SharedProfileFields}}fragment SharedProfileFields on SharedProfile{firstName lastName profileTitle jobTitle employerName city state country emailAddress telephone overallYearsOfExperience mediaFileSignedUrl mediaFileType video{id state signedUrl contentType posterSignedUrl captionsSignedUrl duration}skills{name yearsOfExperience}workHistory{title workedWith workedFrom workedTill showcases{fileName contentType signedUrl}}educations{level institution fieldOfStudy studiedFrom studiedTill}licences{name issuer region expiresOn}languages{language level}checklists{specialty signedOn expiresOn}}",
};
