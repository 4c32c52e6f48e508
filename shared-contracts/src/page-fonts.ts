import { PAGE_IDS, inlineJson } from './page.ts';
import { READING_ATTRIBUTES, type READABLE_FONTS } from './reading/index.ts';

type PageFontName = 'brand' | Exclude<(typeof READABLE_FONTS)[number], 'normal'>;

interface PageFont {
  family: string;
  /** Files by the begin of their names in a release of the shell, and their weights. */
  faces: readonly { file: string; weight: string }[];
}

/** The fonts of pages, as the style sheets of shared-ui declare them: that of the brand, and those candidates can choose. */
export const PAGE_FONTS = {
  brand: { family: 'Figtree Variable', faces: [{ file: 'figtree-latin-wght-normal', weight: '300 900' }] },
  atkinson: {
    family: 'Atkinson Hyperlegible',
    faces: [
      { file: 'atkinson-hyperlegible-latin-400-normal', weight: '400' },
      { file: 'atkinson-hyperlegible-latin-700-normal', weight: '700' },
    ],
  },
  lexend: { family: 'Lexend Variable', faces: [{ file: 'lexend-latin-wght-normal', weight: '100 900' }] },
  opendyslexic: {
    family: 'OpenDyslexic',
    faces: [
      { file: 'opendyslexic-latin-400-normal', weight: '400' },
      { file: 'opendyslexic-latin-700-normal', weight: '700' },
    ],
  },
} as const satisfies Record<PageFontName, PageFont>;

/**
 * Attribute of the root element of our pages: `ready` while text is shown in the font that the page has loaded; otherwise in the
 * fallback: `waiting` until the first paint, then `late` if the font was not loaded in time, and `loaded` once it is. A font that
 * is used after the first paint moves what has been painted.
 */
export const LATE_FONT = {
  attribute: 'data-late-font',
  waiting: 'waiting',
  late: 'late',
  loaded: 'loaded',
  ready: 'ready',
} as const;

/**
 * The family of the faces that the page's script loads. No style sheet declares it: a browser that also finds a declared face of the
 * family may wait for that one, and lay out the text again.
 */
export const pageFontFamily = (name: PageFontName): string => `hq-${name}`;

/** How long a page is not shown for a font that the candidate has chosen. No page waits for the brand's font. */
export const CHOSEN_FONT_WITHIN_MS = 3_000;

/** The letters that a loaded face does not have come from the declared faces. */
const readyStyle = (Object.entries(PAGE_FONTS) as [PageFontName, PageFont][])
  .map(([name, { family }]) => {
    const chosen = name === 'brand' ? '' : `[${READING_ATTRIBUTES.font}="${name}"]`;
    return `:root${chosen}[${LATE_FONT.attribute}="${LATE_FONT.ready}"]{--hq-late-font:${pageFontFamily(name)},'${family}'}`;
  })
  .join('');

/** Style for the head: a page in a chosen font is shown with it, if it arrives in time. */
export const PAGE_FONT_STYLE = `[${READING_ATTRIBUTES.font}][${LATE_FONT.attribute}="${LATE_FONT.waiting}"] #${PAGE_IDS.root}{visibility:hidden}${readyStyle}`;

/**
 * Classic inline script for the head, after that of the reading settings: loads the font of the page, and decides in the frame
 * that shows the first content whether it is used. A font that is ready then is used until the page is left, whatever style
 * sheets follow, because they do not affect a face that was added by script. It is used as soon as it is ready, because a browser
 * may lay text out before the first frame, and then counts the change of the font as a move. `urlOf` returns the address of a file.
 */
export function pageFontScript(urlOf: (file: string) => string | undefined): string {
  const fonts = (Object.entries(PAGE_FONTS) as [PageFontName, PageFont][]).flatMap(([name, { faces }]) => {
    const sources = faces.map(({ file, weight }) => [urlOf(file), weight]);
    return sources.every(([url]) => url !== undefined) ? [[name, [pageFontFamily(name), sources]]] : [];
  });
  return `(()=>{
const h=document.documentElement,c=h.getAttribute('${READING_ATTRIBUTES.font}'),f=${inlineJson(Object.fromEntries(fonts))}[c||'brand'],a='${LATE_FONT.attribute}';
if(!f||!window.FontFace)return;
let done=false,ready=false,waits=!!c;
h.setAttribute(a,'${LATE_FONT.waiting}');
Promise.all(f[1].map(([u,weight])=>{document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'anonymous',href:u}));const s=new FontFace(f[0],'url('+JSON.stringify(u)+')',{weight});document.fonts.add(s);return s.load()})).then(()=>{ready=true;if(h.hasAttribute(a))h.setAttribute(a,done?'${LATE_FONT.loaded}':'${LATE_FONT.ready}')},()=>{waits=false});
if(c)setTimeout(()=>{waits=false},${CHOSEN_FONT_WITHIN_MS});
const look=()=>{const r=document.getElementById('${PAGE_IDS.root}');
if(!r||!r.firstElementChild||h.dataset.firstPaint||waits&&!ready)return requestAnimationFrame(look);
done=true;if(!ready&&h.hasAttribute(a))h.setAttribute(a,'${LATE_FONT.late}')};
requestAnimationFrame(look)
})()`;
}
