import { z } from 'zod/mini';
import { PAGE_IDS, type Locale } from './page.ts';
import type { BrandVariant } from './codes.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/**
 * Pages as visitors first see them. The build of the shell prerenders them and the server puts them into the page, so that they
 * can be read before any script runs. The shell then renders the same page in their place.
 */
export const paintedPagesSchema = z.record(
  /** Path pattern of the route, e.g. `/job-list`. */
  z.string(),
  z.object({
    /** What the route must declare for the prerendered page to be used. */
    skeleton: z.string(),
    footer: z.boolean(),
    /**
     * Markers in the HTML: `[[slot header.search]]…[[/slot]]` surrounds content for a filled slot; `[[page
     * /job-list]]…[[absent]]…[[/page]]` surrounds a link to a page and the replacement for deployments without that page. Style
     * elements have no nonce yet.
     */
    html: z.string(),
  }),
);
export type PaintedPages = z.infer<typeof paintedPagesSchema>;

/** Path of the prerendered pages in a release of the shell. */
export const paintedPagesFile = (variant: BrandVariant, locale: Locale) => `first-paint.${variant}.${locale}.json`;

/** Dispatched on the root element in the moment the shell's page replaces the prerendered one: the focus stays where it was. */
export const REPLACED_EVENT = 'hirehq:replaced';

/** Dispatched on the root element once the shell's page responds to input. */
export const TAKEN_OVER_EVENT = 'hirehq:taken-over';

/** Stored data for which the browser must not show the prerendered page: a session, an employer theme. */
const OTHER_PAGE = [STORAGE_KEYS.token, STORAGE_KEYS.theme_obj, STORAGE_KEYS.domainNavBarLogoSignedUrl];

/** Style for the head: hides a prerendered page that does not apply to this browser. */
export const FIRST_PAINT_STYLE = `[data-first-paint="off"] #${PAGE_IDS.root}{display:none}`;

/** Classic inline script for the head: decides before the first paint whether the prerendered page applies to this browser. */
export const FIRST_PAINT_CHECK_SCRIPT = `(()=>{const h=document.documentElement;try{const s=localStorage,l=s.getItem('${STORAGE_KEYS.locale}');if(l&&l!==h.lang||${JSON.stringify(OTHER_PAGE)}.some(k=>s.getItem(k)!==null))h.dataset.firstPaint='off'}catch{}})()`;

/**
 * Classic inline script right after the root. It removes a prerendered page that does not apply to this browser. Otherwise it
 * records the last click or selection and the focus until the shell is ready, and repeats them on the shell's page. A press of
 * the mouse that began on the prerendered page and ends on the same control of the shell's page is a click too, although browsers
 * report none; for a touch they do. A link is followed without the shell after five seconds.
 */
export const FIRST_PAINT_KEEP_SCRIPT = `(()=>{
const h=document.documentElement,r=document.getElementById('${PAGE_IDS.root}');
if(h.dataset.firstPaint){r.replaceChildren();delete h.dataset.firstPaint;return}
const all='a[href],button,select',able=all+',main',same=(a,b)=>a.tagName===b.tagName&&(a.tagName==='MAIN'||['href','aria-label'].every(n=>a.getAttribute(n)===b.getAttribute(n))&&(a.tagName==='SELECT'||a.textContent===b.textContent));
const spot=e=>({e,n:[...r.querySelectorAll(able)].filter(o=>same(o,e)).indexOf(e)});
const find=s=>s&&[...r.querySelectorAll(able)].filter(o=>same(o,s.e))[s.n];
let clicked,chosen,focused,pressed,timer;
const control=v=>v.target instanceof Element&&v.target.closest(all);
const onClick=v=>{const e=control(v);if(!e||e.tagName==='SELECT'||v.button||v.metaKey||v.ctrlKey||v.shiftKey||v.altKey||e.target==='_blank'||(e.getAttribute('href')||'').startsWith('#'))return;v.preventDefault();v.stopImmediatePropagation();clicked=spot(e);clearTimeout(timer);if(e.href)timer=setTimeout(()=>location.assign(e.href),5000)};
const onChange=v=>{const e=control(v);if(e)chosen={...spot(e),value:e.value}};
const onPress=v=>{const e=v.button||v.pointerType!=='mouse'?null:control(v);pressed=e&&e.tagName!=='SELECT'&&spot(e)};
const replaced=v=>{const p=find(pressed);return p&&!pressed.e.isConnected&&v.target instanceof Node&&p.contains(v.target)?p:null};
const onRelease=v=>{if(replaced(v))clicked=pressed;pressed=null};
const onFocus=v=>{const e=v.target instanceof Element&&v.target.closest(able);if(e)focused=spot(e)};
r.addEventListener('click',onClick,true);r.addEventListener('pointerdown',onPress,true);addEventListener('pointerup',onRelease);r.addEventListener('change',onChange,true);r.addEventListener('focusin',onFocus);
const refocus=()=>{if(document.activeElement===document.body)find(focused)?.focus({preventScroll:true})};
r.addEventListener('${REPLACED_EVENT}',refocus,{once:true});
r.addEventListener('${TAKEN_OVER_EVENT}',()=>{
r.removeEventListener('click',onClick,true);r.removeEventListener('pointerdown',onPress,true);removeEventListener('pointerup',onRelease);r.removeEventListener('change',onChange,true);r.removeEventListener('focusin',onFocus);clearTimeout(timer);refocus();
const s=find(chosen);if(s){s.value=chosen.value;s.dispatchEvent(new Event('change',{bubbles:true}))}
find(clicked)?.click();
if(pressed)addEventListener('pointerup',v=>replaced(v)?.click(),{once:true})},{once:true})
})()`;
