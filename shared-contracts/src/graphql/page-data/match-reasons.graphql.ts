// Generated from match-reasons.graphql by `npm run codegen`. Do not edit.
import type { MatchReasonKind } from '../generated/types.ts';

export type MatchReasonsFragment = { readonly score: number, readonly reasons: ReadonlyArray<{ readonly kind: MatchReasonKind, readonly points: number, readonly of: number, readonly met: ReadonlyArray<string>, readonly missing: ReadonlyArray<string> }> };
