import { z } from 'zod/mini';
import { PAGE_IDS, inlineJson, type Locale } from './page.ts';
import type { BrandVariant } from './codes.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/**
 * Pages as a visitor first sees them, painted when the shell is built and put into the served page, so that they are read
 * before any script runs. The shell then renders the same page in their place.
 */
export const paintedPagesSchema = z.record(
  /** Path pattern of the route, e.g. `/job-list`. */
  z.string(),
  z.object({
    /** What the route has to declare for this to be its page. */
    skeleton: z.string(),
    footer: z.boolean(),
    /**
     * `[[slot header.search]]…[[/slot]]` round what is only for a filled slot, `[[page /job-list]]…[[absent]]…[[/page]]`
     * round what leads to a page and what is there without that page; style elements have no nonce yet.
     */
    html: z.string(),
  }),
);
export type PaintedPages = z.infer<typeof paintedPagesSchema>;

/** Classic inline script in place of the entry's own: the painted page is on the screen before the shell's code runs. */
export const startAfterPaintScript = (entryUrl: string): string =>
  `(()=>{let on=0;const go=()=>{if(!on++)import(${inlineJson(entryUrl)})};document.hidden?go():(requestAnimationFrame(()=>setTimeout(go)),setTimeout(go,3000))})()`;

/** Where a shell's release keeps them. */
export const paintedPagesFile = (variant: BrandVariant, locale: Locale) => `first-paint.${variant}.${locale}.json`;

/** On the root's element, once the shell's own page stands in it. */
export const TAKEN_OVER_EVENT = 'hirehq:taken-over';

/** What this browser keeps that makes its first page another one: a session, an employer's brand. */
const OTHER_PAGE = [STORAGE_KEYS.token, STORAGE_KEYS.theme_obj, STORAGE_KEYS.domainNavBarLogoSignedUrl];

/** Style for the head: a painted page that is not this browser's is not shown. */
export const FIRST_PAINT_STYLE = `[data-first-paint="off"] #${PAGE_IDS.root}{display:none}`;

/** Classic inline script for the head: tells, before anything is painted, whether this browser's first page is another one. */
export const FIRST_PAINT_CHECK_SCRIPT = `(()=>{const h=document.documentElement;try{const s=localStorage,l=s.getItem('${STORAGE_KEYS.locale}');if(l&&l!==h.lang||${JSON.stringify(OTHER_PAGE)}.some(k=>s.getItem(k)!==null))h.dataset.firstPaint='off'}catch{}})()`;

/**
 * Classic inline script right after the root: removes a page that is another browser's, else keeps what is done in it
 * before the shell is there (the last click or choice, the focus) and does it again in the shell's own page. A link is
 * followed without the shell after five seconds.
 */
export const FIRST_PAINT_KEEP_SCRIPT = `(()=>{
const h=document.documentElement,r=document.getElementById('${PAGE_IDS.root}');
if(h.dataset.firstPaint){r.replaceChildren();delete h.dataset.firstPaint;return}
const all='a[href],button,select',same=(a,b)=>a.tagName===b.tagName&&['href','aria-label'].every(n=>a.getAttribute(n)===b.getAttribute(n))&&(a.tagName==='SELECT'||a.textContent===b.textContent);
const spot=e=>({e,n:[...r.querySelectorAll(all)].filter(o=>same(o,e)).indexOf(e)});
const find=s=>s&&[...r.querySelectorAll(all)].filter(o=>same(o,s.e))[s.n];
let clicked,chosen,focused,timer;
const control=v=>v.target instanceof Element&&v.target.closest(all);
const onClick=v=>{const e=control(v);if(!e||e.tagName==='SELECT'||v.button||v.metaKey||v.ctrlKey||v.shiftKey||v.altKey||e.target==='_blank'||(e.getAttribute('href')||'').startsWith('#'))return;v.preventDefault();clicked=spot(e);clearTimeout(timer);if(e.href)timer=setTimeout(()=>location.assign(e.href),5000)};
const onChange=v=>{const e=control(v);if(e)chosen={...spot(e),value:e.value}};
const onFocus=v=>{const e=control(v);if(e)focused=spot(e)};
r.addEventListener('click',onClick,true);r.addEventListener('change',onChange,true);r.addEventListener('focusin',onFocus);
r.addEventListener('${TAKEN_OVER_EVENT}',()=>{
r.removeEventListener('click',onClick,true);r.removeEventListener('change',onChange,true);r.removeEventListener('focusin',onFocus);clearTimeout(timer);
if(document.activeElement===document.body)find(focused)?.focus({preventScroll:true});
const s=find(chosen);if(s){s.value=chosen.value;s.dispatchEvent(new Event('change',{bubbles:true}))}
find(clicked)?.click()},{once:true})
})()`;
