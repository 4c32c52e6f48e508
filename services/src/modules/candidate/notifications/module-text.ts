import type { NotificationKind } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/page';
import { createTexts } from '../../../platform/texts.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

type TextId = keyof typeof en;

/** Every kind has a text. */
const TEXTS = { en, es, ar } as const satisfies Record<Locale, Record<TextId | `notification.${NotificationKind}`, string>>;

export const moduleText = createTexts(TEXTS);
