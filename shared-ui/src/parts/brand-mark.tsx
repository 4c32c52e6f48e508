import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { BRANDS, BRAND_SIGNS } from '@hirehq/shared-contracts/design-tokens';

interface BrandMarkProps {
  variant: BrandVariant;
  /** Only the symbol, for narrow headers; screen readers still read the name. */
  compact?: boolean;
}

/** The logo of a brand variant: symbol and name. */
export function BrandMark({ variant, compact = false }: BrandMarkProps) {
  const { name } = BRANDS[variant];
  const [first = '', ...rest] = name.split(' ');
  return (
    <span className="hq-brand">
      <svg className="hq-brand-sign" viewBox="0 0 32 32" width={32} height={32} aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" />
        <path d={BRAND_SIGNS[variant]} />
      </svg>
      <span className={compact ? 'hq-visually-hidden' : 'hq-brand-name'}>
        {first}
        {rest.length > 0 && <span className="hq-brand-line"> {rest.join(' ')}</span>}
      </span>
    </span>
  );
}
