import type { Candidate, Theme } from '@hirehq/shared-contracts/rest';
import {
  createState,
  employerTheme,
  selectedEntry,
  type EmployerTheme,
  type ReadableState,
  type ThemeCorrection,
} from '@hirehq/shared-ui';
import { keptText } from '../lend/kept-text.ts';

/** What an employer lends to the page: colours, logo, favicon. Anything may be missing. */
export interface EmployerBrand {
  theme: EmployerTheme | undefined;
  /** A path of our own origin; what is there may still be no picture. */
  logo: string | undefined;
}

export interface EmployerBrandStore extends ReadableState<EmployerBrand> {
  /** What is kept of a link or a portal has changed. */
  readKept(): void;
  /** A candidate who belongs to one employer alone wears that employer's brand (SH-29). */
  wear(candidate: Candidate | undefined): void;
}

interface EmployerBrandOptions {
  origin: string;
  /** Tells the operator of colours that could not be painted as they were given. */
  report: (corrections: readonly ThemeCorrection[]) => void;
}

const EXCLUSIVE = 'Z';

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where the services serve what employers uploaded; no picture comes from anywhere else. */
const PICTURES = '/files/';

/** Puts an employer's icon in place of ours once it is known to be a picture, and ours back when it is to go. */
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

/** The employer's brand of this page: the candidate's own employer, else that of the link or portal they came by. */
export function createEmployerBrand({ origin, report }: EmployerBrandOptions): EmployerBrandStore {
  const { set, ...brand } = createState<EmployerBrand>({ theme: undefined, logo: undefined });
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
    if (made && made.corrections.length > 0) report(made.corrections);
    if (made?.theme) keptText.set('primaryColor', made.theme.primary);
    else keptText.take('primaryColor');
    showFavicon(ownPath(favicon));
    set({ theme: made?.theme, logo: ownPath(logo) });
  }

  function repaint(): void {
    if (exclusive) {
      const theme: Theme | null = exclusive.exclusiveCandidateTheme ?? exclusive.enterpriseTheme;
      paint(theme, exclusive.exclusiveCandidateLogoFileSignedUrl ?? exclusive.navBarLogoSignedUrl, undefined);
    } else {
      paint(parsed(keptText.get('theme_obj')), keptText.get('domainNavBarLogoSignedUrl'), keptText.get('careerPortalFavIcon'));
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
