// Generated from section-visibility.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ProfileSection, ProfileAudience, SetProfileVisibilityRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type SetProfileVisibilityMutationVariables = {
  section: ProfileSection;
  audience: ProfileAudience;
};

export type SetProfileVisibilityMutation = { readonly setProfileVisibility:
    | { readonly __typename: 'SetProfileVisibilityDone', readonly section: ProfileSection, readonly audience: ProfileAudience }
    | { readonly __typename: 'SetProfileVisibilityRefused', readonly code: SetProfileVisibilityRefusalCode, readonly message: string }
   };

export const SetProfileVisibilityDocument: Operation<SetProfileVisibilityMutation, SetProfileVisibilityMutationVariables> = {
  name: 'SetProfileVisibility',
  kind: 'mutation',
  text: "mutation SetProfileVisibility($section:ProfileSection!$audience:ProfileAudience!){setProfileVisibility(section:$section audience:$audience){__typename ...on SetProfileVisibilityDone{section audience}...on SetProfileVisibilityRefused{code message}}}",
};
