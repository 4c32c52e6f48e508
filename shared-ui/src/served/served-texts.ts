import type { Locale } from '@hirehq/shared-contracts/page';
import { placeNames } from '@hirehq/shared-contracts/place-names/ar';
import ar from '../messages/ar.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import type { Messages } from '../shell/load-messages.ts';

/** The texts that every screen shares, in all languages: a served part loads nothing. */
export const sharedTexts: Readonly<Record<Locale, Messages>> = { en, es, ar: { ...placeNames, ...ar } };
