import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { Candidate, Theme } from '@hirehq/shared-contracts/rest';
import { createState, employerTheme, selectedEntry, type EmployerTheme, type ReadableState } from '@hirehq/shared-ui';
import { shellStorage } from '../shell-api/shell-storage.ts';

/** What an employer contributes to the page: colours, logo, favicon. Anything may be missing. */
export interface EmployerBrand {
  theme: EmployerTheme | undefined;
  /** A path of our own origin; the file may still not be an image. */
  logo: string | undefined;
}

export interface EmployerBrandStore extends ReadableState<EmployerBrand> {
  /** The stored data of a link or portal has changed. */
  readKept(): void;
  /** A candidate who belongs to one employer exclusively sees that employer's theme (SH-29). */
  wear(candidate: Candidate | undefined): void;
}

const EXCLUSIVE = 'Z';

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The path of employers' uploads; images from elsewhere are refused. */
const PICTURES = '/files/';

/** Replaces our favicon with the employer's once it has loaded as an image, and restores ours when it is removed. */
function createFavicon(): (href: string | undefined) => void {
  let ours: HTMLLinkElement[] = [];
  let wanted: string | undefined;
  const shown = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];

  function replace(links: readonly HTMLLinkElement[]): void {
    for (const link of shown()) link.remove();
    document.head.append(...links);
  }

  return (href) => {
    wanted = href;
    if (href === undefined) {
      if (ours.length > 0) replace(ours);
      return;
    }
    const picture = new Image();
    picture.addEventListener('load', () => {
      if (wanted !== href) return;
      if (ours.length === 0) ours = shown();
      const link = document.createElement('link');
      link.rel = 'icon';
      link.href = href;
      replace([link]);
    });
    picture.src = href;
  };
}

/**
 * The employer theme of this page: that of the candidate's own employer, else of the link or portal. Colours that cannot be read
 * are corrected; the employers' API has told the employer which.
 */
export function createEmployerBrand({ origin, framed }: Pick<PageConfig, 'origin' | 'framed'>): EmployerBrandStore {
  const { set, ...brand } = createState<EmployerBrand>({ theme: framed?.employer as EmployerTheme | undefined, logo: undefined });
  // A frame has the colours of the element around it, whoever signs in and whatever link they followed before.
  if (framed) return { ...brand, readKept() {}, wear() {} };
  let source = '';
  let exclusive: Candidate | undefined;
  const showFavicon = createFavicon();

  const ownPath = (address: string | null | undefined): string | undefined => {
    const url = address ? URL.parse(address, origin) : null;
    return url?.origin === origin && url.pathname.startsWith(PICTURES) ? url.pathname + url.search : undefined;
  };

  function paint(theme: unknown, logo: string | null | undefined, favicon: string | null | undefined): void {
    const entry = selectedEntry(theme);
    const next = JSON.stringify([entry, logo, favicon]);
    if (next === source) return;
    source = next;
    const made = entry && employerTheme(entry);
    if (made?.theme) shellStorage.set('primaryColor', made.theme.primary);
    else shellStorage.take('primaryColor');
    showFavicon(ownPath(favicon));
    set({ theme: made?.theme, logo: ownPath(logo) });
  }

  function repaint(): void {
    if (exclusive) {
      const theme: Theme | null = exclusive.exclusiveCandidateTheme ?? exclusive.enterpriseTheme;
      paint(theme, exclusive.exclusiveCandidateLogoFileSignedUrl ?? exclusive.navBarLogoSignedUrl, undefined);
    } else {
      paint(
        parsed(shellStorage.get('theme_obj')),
        shellStorage.get('domainNavBarLogoSignedUrl'),
        shellStorage.get('careerPortalFavIcon'),
      );
    }
  }
  repaint();

  return {
    ...brand,
    readKept: repaint,
    wear(candidate) {
      exclusive = candidate?.talentPool === EXCLUSIVE ? candidate : undefined;
      repaint();
    },
  };
}
