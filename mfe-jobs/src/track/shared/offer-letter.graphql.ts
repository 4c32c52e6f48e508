// Generated from offer-letter.graphql by `npm run codegen`. Do not edit.
import type { PayUnit } from '@hirehq/shared-contracts/graphql/types';

export type OfferLetterFragment = { readonly id: string, readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly offeredAt: string, readonly answeredAt: string | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit } | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly url: string }> };
