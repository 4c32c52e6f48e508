import { useShellElsewhere } from '../shell/shell-context.tsx';

const HUES = 12;

/** The same name always has the same hue. */
function hueOf(name: string): number {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return hash % HUES;
}

function initials(name: string): string {
  const words = name.split(/[\s&.,/-]+/u).filter(Boolean);
  const letters =
    words.length > 1 ? [words[0], words[1]].map((word) => Array.from(word ?? '')[0]) : Array.from(words[0] ?? '?').slice(0, 2);
  return letters.join('').toUpperCase();
}

interface CompanyMonogramProps {
  name: string;
  logoUrl?: string | null;
  size?: 'sm' | 'md' | 'lg';
}

/** A company's logo, or its initials on a colour of its own. Decorative, because the name is next to it. */
export function CompanyMonogram({ name, logoUrl, size = 'md' }: CompanyMonogramProps) {
  const elsewhere = useShellElsewhere();
  // A path is one of the platform, also where the page is not.
  const logo = logoUrl && elsewhere ? new URL(logoUrl, elsewhere.origin).href : logoUrl;
  return (
    <span className={`hq-monogram hq-monogram-${size}`} data-hue={hueOf(name)} aria-hidden="true">
      {logo ? <img src={logo} alt="" loading="lazy" decoding="async" /> : initials(name)}
    </span>
  );
}
