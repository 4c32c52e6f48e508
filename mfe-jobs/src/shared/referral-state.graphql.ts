// Generated from referral-state.graphql by `npm run codegen`. Do not edit.
import type { ReferralState } from '@hirehq/shared-contracts/graphql/types';

export type ReferralStateFragment = { readonly id: string, readonly email: string | null, readonly state: ReferralState, readonly visits: number, readonly createdAt: string, readonly changedAt: string };
