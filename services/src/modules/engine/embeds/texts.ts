import type { Locale } from '@hirehq/shared-contracts/page';
import { createTexts } from '../../../platform/texts.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

/** The texts of embeds. */
export const text = createTexts({ en, es, ar } as const satisfies Record<Locale, Record<keyof typeof en, string>>);
