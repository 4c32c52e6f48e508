// Generated from canary-figures.graphql by `npm run codegen`. Do not edit.
import type { CanaryState, CanarySignal } from '@hirehq/shared-contracts/graphql/types';

export type CanaryFiguresFragment = { readonly id: string, readonly version: string, readonly against: string, readonly share: number, readonly state: CanaryState, readonly why: string, readonly by: string, readonly startedAt: string, readonly endsAt: string, readonly endedAt: string | null, readonly decision: string | null, readonly signals: ReadonlyArray<{ readonly signal: CanarySignal, readonly evidence: number, readonly threshold: number, readonly visitsToTell: number | null, readonly live: { readonly visits: number, readonly failures: number }, readonly canary: { readonly visits: number, readonly failures: number } }> };
