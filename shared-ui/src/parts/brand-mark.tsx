import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';

const SIGNS: Readonly<Record<BrandVariant, string>> = {
  /** Two posts and a path that rises between them: an h. */
  D: 'M11 8v16M21 24v-5.5a5 5 0 0 0-5-5c-2.8 0-5 2.2-5 5',
  /** The same h with a loop: many ways to get there. */
  N: 'M11 8v16M21 24v-5.5a5 5 0 1 0-10 0M21 24c2.5 0 2.5-4 0-4',
  /** The h grown into a cross. */
  H: 'M11 8v16M21 8v16M11 16h10M16 11v10',
};

interface BrandMarkProps {
  variant: BrandVariant;
  /** Only the sign, for narrow headers; the name stays for screen readers. */
  compact?: boolean;
}

/** The logo of a brand variant: sign and name. */
export function BrandMark({ variant, compact = false }: BrandMarkProps) {
  const { name } = BRANDS[variant];
  const [first = '', ...rest] = name.split(' ');
  return (
    <span className="hq-brand">
      <svg className="hq-brand-sign" viewBox="0 0 32 32" width={32} height={32} aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" />
        <path d={SIGNS[variant]} />
      </svg>
      <span className={compact ? 'hq-visually-hidden' : 'hq-brand-name'}>
        {first}
        {rest.length > 0 && <span className="hq-brand-line"> {rest.join(' ')}</span>}
      </span>
    </span>
  );
}
