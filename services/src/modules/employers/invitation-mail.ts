import type { Locale } from '@hirehq/shared-contracts/page';
import type { Config } from '../../platform/config.ts';
import { composeMail, type Mail } from '../mail/index.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

const TEXTS = { en, es, ar } as const satisfies Record<Locale, Record<keyof typeof en, string>>;

interface Invitation {
  to: string;
  poolId: string;
  pool: string;
  company: string;
  /** What the invited person reads is not known before they come. */
  locale?: Locale;
}

export function invitationMail(
  { variant, origin }: Pick<Config, 'variant' | 'origin'>,
  { to, poolId, pool, company, locale = 'en' }: Invitation,
): Mail {
  const values: Readonly<Record<string, string>> = { pool, company };
  const text = (id: keyof typeof en) => TEXTS[locale][id].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const link = new URLSearchParams({ pool_id: poolId, email: to });
  return composeMail(
    { variant, locale, to },
    {
      subject: text('invitation.subject'),
      heading: text('invitation.heading'),
      paragraphs: [text('invitation.body')],
      action: { label: text('invitation.join'), url: `${origin}/candidate?${link.toString()}` },
      footnote: text('invitation.footnote'),
    },
  );
}
