import { useShellElsewhere } from '../shell/shell-context.tsx';
import { CompanyMark } from './company-mark.tsx';

const HUES = 12;

/** FNV-1a, 32 bits. */
function hashOf(name: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash;
}

interface CompanyMonogramProps {
  name: string;
  logoUrl?: string | null;
  size?: 'sm' | 'md' | 'lg';
}

/** A company's logo, or a mark that is drawn from its name, on a colour of its own. Decorative, because the name is next to it. */
export function CompanyMonogram({ name, logoUrl, size = 'md' }: CompanyMonogramProps) {
  const elsewhere = useShellElsewhere();
  const hash = hashOf(name);
  // A path is one of the platform, also where the page is not.
  const logo = logoUrl && elsewhere ? new URL(logoUrl, elsewhere.origin).href : logoUrl;
  return (
    <span className={`hq-monogram hq-monogram-${size}`} data-hue={hash % HUES} aria-hidden="true">
      {logo ? <img src={logo} alt="" loading="lazy" decoding="async" /> : <CompanyMark seed={hash} />}
    </span>
  );
}
