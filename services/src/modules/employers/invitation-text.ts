import type { Locale } from '@hirehq/shared-contracts/page';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

const TEXTS = { en, es, ar } as const satisfies Record<Locale, Record<keyof typeof en, string>>;

export function invitationText(id: keyof typeof en, locale: Locale, values: Readonly<Record<string, string>> = {}): string {
  return TEXTS[locale][id].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
