import { defineMessages } from '@hirehq/shared-ui';
import type { LevelKey } from '../../shared/address/report-address.ts';

/** The kinds of locations that jobs are counted by. */
export const LEVEL_WORDS = defineMessages({
  city: { id: 'analytics.density.by.city' },
  state: { id: 'analytics.density.by.state' },
  country: { id: 'analytics.density.by.country' },
} satisfies Record<LevelKey, { id: string }>);
