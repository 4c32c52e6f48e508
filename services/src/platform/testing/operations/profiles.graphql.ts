// Generated from profiles.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ProfileSection, ProfileAudience, ProfileRecordKind, LanguageLevel, ScorePartKind, VideoState, CoachStepKind, ChecklistItemKind, EducationLevel, SaveLicenceRefusalCode, SaveLanguagesRefusalCode, RemoveProfileRecordRefusalCode, RestoreProfileRecordRefusalCode, SetProfileVisibilityRefusalCode, HideProfileFromRefusalCode, CreatePublicKeyRefusalCode, RevokePublicKeyRefusalCode, DismissCoachStepRefusalCode, SaveChecklistRefusalCode, SignChecklistRefusalCode, SaveLicenceInput, SpokenLanguageInput, SaveChecklistInput } from '@hirehq/shared-contracts/graphql/types';

export type OwnProfileQueryVariables = { [key: string]: never; };

export type OwnProfileQuery = { readonly profile: { readonly publicKey: string | null, readonly licences: ReadonlyArray<{ readonly id: string, readonly name: string, readonly issuer: string | null, readonly number: string | null, readonly region: string | null, readonly issuedOn: string | null, readonly expiresOn: string | null }>, readonly languages: ReadonlyArray<{ readonly language: string, readonly level: LanguageLevel }>, readonly score: { readonly points: number, readonly parts: ReadonlyArray<{ readonly kind: ScorePartKind, readonly points: number, readonly most: number }> }, readonly visibility: ReadonlyArray<{ readonly section: ProfileSection, readonly audience: ProfileAudience }>, readonly hiddenFrom: ReadonlyArray<{ readonly enterpriseId: string, readonly enterpriseName: string }> } };

export type ProfilePreviewQueryVariables = {
  audience: ProfileAudience;
};

export type ProfilePreviewQuery = { readonly profilePreview: { readonly firstName: string, readonly lastName: string | null, readonly profileTitle: string | null, readonly jobTitle: string | null, readonly employerName: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly emailAddress: string | null, readonly telephone: string | null, readonly overallYearsOfExperience: number | null, readonly mediaFileSignedUrl: string | null, readonly mediaFileType: string | null, readonly video: { readonly id: string, readonly state: VideoState, readonly signedUrl: string | null, readonly contentType: string, readonly posterSignedUrl: string | null, readonly captionsSignedUrl: string | null, readonly duration: number | null } | null, readonly skills: ReadonlyArray<{ readonly name: string, readonly yearsOfExperience: number }>, readonly workHistory: ReadonlyArray<{ readonly title: string, readonly workedWith: string, readonly workedFrom: string, readonly workedTill: string | null, readonly showcases: ReadonlyArray<{ readonly fileName: string, readonly contentType: string, readonly signedUrl: string }> }>, readonly educations: ReadonlyArray<{ readonly level: EducationLevel, readonly institution: string, readonly fieldOfStudy: string | null, readonly studiedFrom: string | null, readonly studiedTill: string | null }>, readonly licences: ReadonlyArray<{ readonly name: string, readonly issuer: string | null, readonly region: string | null, readonly expiresOn: string | null }>, readonly languages: ReadonlyArray<{ readonly language: string, readonly level: LanguageLevel }>, readonly checklists: ReadonlyArray<{ readonly specialty: string, readonly signedOn: string, readonly expiresOn: string }> } };

export type CoachStepsQueryVariables = { [key: string]: never; };

export type CoachStepsQuery = { readonly coachSteps: ReadonlyArray<{ readonly id: string, readonly kind: CoachStepKind, readonly subject: string | null, readonly jobs: number | null, readonly ofJobs: number | null, readonly points: number | null, readonly days: number | null }> };

export type ChecklistStateFragment = { readonly id: string, readonly version: string, readonly signedName: string | null, readonly signedAt: string | null, readonly expiresOn: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly group: string, readonly kind: ChecklistItemKind, readonly required: boolean, readonly done: boolean, readonly rating: number | null, readonly files: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly contentType: string, readonly size: number, readonly signedUrl: string }> }> };

export type ChecklistsQueryVariables = { [key: string]: never; };

export type ChecklistsQuery = { readonly checklists: ReadonlyArray<{ readonly id: string, readonly version: string, readonly signedName: string | null, readonly signedAt: string | null, readonly expiresOn: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly group: string, readonly kind: ChecklistItemKind, readonly required: boolean, readonly done: boolean, readonly rating: number | null, readonly files: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly contentType: string, readonly size: number, readonly signedUrl: string }> }> }> };

export type SaveLicenceMutationVariables = {
  input: SaveLicenceInput;
};

export type SaveLicenceMutation = { readonly saveLicence:
    | { readonly __typename: 'SaveLicenceDone', readonly licence: { readonly id: string, readonly name: string, readonly expiresOn: string | null } }
    | { readonly __typename: 'SaveLicenceRefused', readonly code: SaveLicenceRefusalCode, readonly message: string }
   };

export type SaveLanguagesMutationVariables = {
  languages: ReadonlyArray<SpokenLanguageInput> | SpokenLanguageInput;
};

export type SaveLanguagesMutation = { readonly saveLanguages:
    | { readonly __typename: 'SaveLanguagesDone', readonly languages: ReadonlyArray<{ readonly language: string, readonly level: LanguageLevel }> }
    | { readonly __typename: 'SaveLanguagesRefused', readonly code: SaveLanguagesRefusalCode, readonly message: string }
   };

export type RemoveProfileRecordMutationVariables = {
  kind: ProfileRecordKind;
  id: string;
};

export type RemoveProfileRecordMutation = { readonly removeProfileRecord:
    | { readonly __typename: 'RemoveProfileRecordDone', readonly restorableUntil: string }
    | { readonly __typename: 'RemoveProfileRecordRefused', readonly code: RemoveProfileRecordRefusalCode }
   };

export type RestoreProfileRecordMutationVariables = {
  kind: ProfileRecordKind;
  id: string;
};

export type RestoreProfileRecordMutation = { readonly restoreProfileRecord:
    | { readonly __typename: 'RestoreProfileRecordDone' }
    | { readonly __typename: 'RestoreProfileRecordRefused', readonly code: RestoreProfileRecordRefusalCode }
   };

export type SetProfileVisibilityMutationVariables = {
  section: ProfileSection;
  audience: ProfileAudience;
};

export type SetProfileVisibilityMutation = { readonly setProfileVisibility:
    | { readonly __typename: 'SetProfileVisibilityDone' }
    | { readonly __typename: 'SetProfileVisibilityRefused', readonly code: SetProfileVisibilityRefusalCode }
   };

export type HideProfileFromMutationVariables = {
  enterpriseId: string;
  hidden: boolean;
};

export type HideProfileFromMutation = { readonly hideProfileFrom:
    | { readonly __typename: 'HideProfileFromDone', readonly hiddenFrom: ReadonlyArray<{ readonly enterpriseId: string, readonly enterpriseName: string }> }
    | { readonly __typename: 'HideProfileFromRefused', readonly code: HideProfileFromRefusalCode }
   };

export type CreatePublicKeyMutationVariables = { [key: string]: never; };

export type CreatePublicKeyMutation = { readonly createPublicKey:
    | { readonly __typename: 'CreatePublicKeyDone', readonly publicKey: string }
    | { readonly __typename: 'CreatePublicKeyRefused', readonly code: CreatePublicKeyRefusalCode }
   };

export type RevokePublicKeyMutationVariables = { [key: string]: never; };

export type RevokePublicKeyMutation = { readonly revokePublicKey:
    | { readonly __typename: 'RevokePublicKeyDone' }
    | { readonly __typename: 'RevokePublicKeyRefused', readonly code: RevokePublicKeyRefusalCode }
   };

export type DismissCoachStepMutationVariables = {
  id: string;
};

export type DismissCoachStepMutation = { readonly dismissCoachStep:
    | { readonly __typename: 'DismissCoachStepDone' }
    | { readonly __typename: 'DismissCoachStepRefused', readonly code: DismissCoachStepRefusalCode }
   };

export type SaveChecklistMutationVariables = {
  input: SaveChecklistInput;
};

export type SaveChecklistMutation = { readonly saveChecklist:
    | { readonly __typename: 'SaveChecklistDone', readonly checklist: { readonly id: string, readonly version: string, readonly signedName: string | null, readonly signedAt: string | null, readonly expiresOn: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly group: string, readonly kind: ChecklistItemKind, readonly required: boolean, readonly done: boolean, readonly rating: number | null, readonly files: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly contentType: string, readonly size: number, readonly signedUrl: string }> }> } }
    | { readonly __typename: 'SaveChecklistRefused', readonly code: SaveChecklistRefusalCode, readonly message: string }
   };

export type SignChecklistMutationVariables = {
  id: string;
  signedName: string;
  version?: string | null | undefined;
};

export type SignChecklistMutation = { readonly signChecklist:
    | { readonly __typename: 'SignChecklistDone', readonly checklist: { readonly id: string, readonly version: string, readonly signedName: string | null, readonly signedAt: string | null, readonly expiresOn: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly group: string, readonly kind: ChecklistItemKind, readonly required: boolean, readonly done: boolean, readonly rating: number | null, readonly files: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly contentType: string, readonly size: number, readonly signedUrl: string }> }> } }
    | { readonly __typename: 'SignChecklistRefused', readonly code: SignChecklistRefusalCode, readonly message: string }
   };

export const OwnProfileDocument: Operation<OwnProfileQuery, OwnProfileQueryVariables> = {
  name: 'OwnProfile',
  kind: 'query',
  text: "query OwnProfile{profile{licences{id name issuer number region issuedOn expiresOn}languages{language level}score{points parts{kind points most}}visibility{section audience}hiddenFrom{enterpriseId enterpriseName}publicKey}}",
};

export const ProfilePreviewDocument: Operation<ProfilePreviewQuery, ProfilePreviewQueryVariables> = {
  name: 'ProfilePreview',
  kind: 'query',
  text: "query ProfilePreview($audience:ProfileAudience!){profilePreview(audience:$audience){...SharedProfileFields}}fragment SharedProfileFields on SharedProfile{firstName lastName profileTitle jobTitle employerName city state country emailAddress telephone overallYearsOfExperience mediaFileSignedUrl mediaFileType video{id state signedUrl contentType posterSignedUrl captionsSignedUrl duration}skills{name yearsOfExperience}workHistory{title workedWith workedFrom workedTill showcases{fileName contentType signedUrl}}educations{level institution fieldOfStudy studiedFrom studiedTill}licences{name issuer region expiresOn}languages{language level}checklists{specialty signedOn expiresOn}}",
};

export const CoachStepsDocument: Operation<CoachStepsQuery, CoachStepsQueryVariables> = {
  name: 'CoachSteps',
  kind: 'query',
  text: "query CoachSteps{coachSteps{id kind subject jobs ofJobs points days}}",
};

export const ChecklistsDocument: Operation<ChecklistsQuery, ChecklistsQueryVariables> = {
  name: 'Checklists',
  kind: 'query',
  text: "query Checklists{checklists{...ChecklistState}}fragment ChecklistState on Checklist{id version signedName signedAt expiresOn items{id group kind required done rating files{id fileName contentType size signedUrl}}}",
};

export const SaveLicenceDocument: Operation<SaveLicenceMutation, SaveLicenceMutationVariables> = {
  name: 'SaveLicence',
  kind: 'mutation',
  text: "mutation SaveLicence($input:SaveLicenceInput!){saveLicence(input:$input){__typename ...on SaveLicenceDone{licence{id name expiresOn}}...on SaveLicenceRefused{code message}}}",
};

export const SaveLanguagesDocument: Operation<SaveLanguagesMutation, SaveLanguagesMutationVariables> = {
  name: 'SaveLanguages',
  kind: 'mutation',
  text: "mutation SaveLanguages($languages:[SpokenLanguageInput!]!){saveLanguages(languages:$languages){__typename ...on SaveLanguagesDone{languages{language level}}...on SaveLanguagesRefused{code message}}}",
};

export const RemoveProfileRecordDocument: Operation<RemoveProfileRecordMutation, RemoveProfileRecordMutationVariables> = {
  name: 'RemoveProfileRecord',
  kind: 'mutation',
  text: "mutation RemoveProfileRecord($kind:ProfileRecordKind!$id:ID!){removeProfileRecord(kind:$kind id:$id){__typename ...on RemoveProfileRecordDone{restorableUntil}...on RemoveProfileRecordRefused{code}}}",
};

export const RestoreProfileRecordDocument: Operation<RestoreProfileRecordMutation, RestoreProfileRecordMutationVariables> = {
  name: 'RestoreProfileRecord',
  kind: 'mutation',
  text: "mutation RestoreProfileRecord($kind:ProfileRecordKind!$id:ID!){restoreProfileRecord(kind:$kind id:$id){__typename ...on RestoreProfileRecordRefused{code}}}",
};

export const SetProfileVisibilityDocument: Operation<SetProfileVisibilityMutation, SetProfileVisibilityMutationVariables> = {
  name: 'SetProfileVisibility',
  kind: 'mutation',
  text: "mutation SetProfileVisibility($section:ProfileSection!$audience:ProfileAudience!){setProfileVisibility(section:$section audience:$audience){__typename ...on SetProfileVisibilityRefused{code}}}",
};

export const HideProfileFromDocument: Operation<HideProfileFromMutation, HideProfileFromMutationVariables> = {
  name: 'HideProfileFrom',
  kind: 'mutation',
  text: "mutation HideProfileFrom($enterpriseId:ID!$hidden:Boolean!){hideProfileFrom(enterpriseId:$enterpriseId hidden:$hidden){__typename ...on HideProfileFromDone{hiddenFrom{enterpriseId enterpriseName}}...on HideProfileFromRefused{code}}}",
};

export const CreatePublicKeyDocument: Operation<CreatePublicKeyMutation, CreatePublicKeyMutationVariables> = {
  name: 'CreatePublicKey',
  kind: 'mutation',
  text: "mutation CreatePublicKey{createPublicKey{__typename ...on CreatePublicKeyDone{publicKey}...on CreatePublicKeyRefused{code}}}",
};

export const RevokePublicKeyDocument: Operation<RevokePublicKeyMutation, RevokePublicKeyMutationVariables> = {
  name: 'RevokePublicKey',
  kind: 'mutation',
  text: "mutation RevokePublicKey{revokePublicKey{__typename ...on RevokePublicKeyRefused{code}}}",
};

export const DismissCoachStepDocument: Operation<DismissCoachStepMutation, DismissCoachStepMutationVariables> = {
  name: 'DismissCoachStep',
  kind: 'mutation',
  text: "mutation DismissCoachStep($id:ID!){dismissCoachStep(id:$id){__typename ...on DismissCoachStepRefused{code}}}",
};

export const SaveChecklistDocument: Operation<SaveChecklistMutation, SaveChecklistMutationVariables> = {
  name: 'SaveChecklist',
  kind: 'mutation',
  text: "mutation SaveChecklist($input:SaveChecklistInput!){saveChecklist(input:$input){__typename ...on SaveChecklistDone{checklist{...ChecklistState}}...on SaveChecklistRefused{code message}}}fragment ChecklistState on Checklist{id version signedName signedAt expiresOn items{id group kind required done rating files{id fileName contentType size signedUrl}}}",
};

export const SignChecklistDocument: Operation<SignChecklistMutation, SignChecklistMutationVariables> = {
  name: 'SignChecklist',
  kind: 'mutation',
  text: "mutation SignChecklist($id:ID!$signedName:String!$version:String){signChecklist(id:$id signedName:$signedName version:$version){__typename ...on SignChecklistDone{checklist{...ChecklistState}}...on SignChecklistRefused{code message}}}fragment ChecklistState on Checklist{id version signedName signedAt expiresOn items{id group kind required done rating files{id fileName contentType size signedUrl}}}",
};
