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

/**
 * Dispatched on the root element in the moment the shell's page replaces the prerendered one, and a part of a remote what the shell
 * has adopted: focus, scroll position, selection and what was typed stay as they were.
 */
export const REPLACED_EVENT = 'hirehq:replaced';

/** Dispatched on the root element once the shell's page, or the part of a remote, responds to input. */
export const TAKEN_OVER_EVENT = 'hirehq:taken-over';

/** Attribute of the element with a served part that the shell has adopted: it can be read until the part of the remote is there. */
export const ADOPTED_ATTRIBUTE = 'data-adopted';

/** Stored data for which the browser must not show the prerendered page: a session, an employer theme. */
const OTHER_PAGE = [STORAGE_KEYS.token, STORAGE_KEYS.theme_obj, STORAGE_KEYS.domainNavBarLogoSignedUrl];

/** Style for the head: hides a prerendered page that does not apply to this browser. */
export const FIRST_PAINT_STYLE = `[data-first-paint="off"] #${PAGE_IDS.root}{display:none}`;

/** Classic inline script for the head: decides before the first paint whether the prerendered page applies to this browser. */
export const FIRST_PAINT_CHECK_SCRIPT = `(()=>{const h=document.documentElement;try{const s=localStorage,l=s.getItem('${STORAGE_KEYS.locale}');if(l&&l!==h.lang||${JSON.stringify(OTHER_PAGE)}.some(k=>s.getItem(k)!==null))h.dataset.firstPaint='off'}catch{}})()`;

/** Attribute of the style sheets that come with a served part. */
export const PART_STYLE_ATTRIBUTE = 'data-with-part';

/**
 * Classic inline script for the head, in front of all style sheets. A style sheet of a served part that never arrives would hold back the
 * page and its scripts for ever: after the time limit it is removed, and the shell loads the part as if it had not come with the page.
 */
export const partStylesScript = (limitMs: number): string =>
  `setTimeout(()=>{for(const l of document.querySelectorAll('link[${PART_STYLE_ATTRIBUTE}]'))if(!l.sheet)l.remove()},${limitMs})`;

/**
 * Classic inline script right after the root. It removes a prerendered page that does not apply to this browser. Otherwise it
 * records what happens on the page until the shell is ready, and repeats it on the shell's page:
 *
 * - the last click. A press of the mouse that began on the prerendered page and ends on the same control of the shell's page is a
 *   click too, although browsers report none; for a touch they do. A link is followed without the shell after five seconds;
 * - what was typed, checked and selected, one control after the other, because each may change the page;
 * - the focus, scroll positions, and the selected text, which is found again by its words and those around it.
 *
 * A control is found again by what it is called, and by its place among those of the same name that are shown: the HTML of a page has
 * more than the width of the window shows. What loads a moment later than the rest of the page is waited for.
 *
 * What the shell has adopted is watched until the parts of remotes are there. Its links lead away at once, and its forms with an address
 * are sent.
 */
export const FIRST_PAINT_KEEP_SCRIPT = `(()=>{
const d=document,h=d.documentElement,r=d.getElementById('${PAGE_IDS.root}');
if(h.dataset.firstPaint){r.replaceChildren();delete h.dataset.firstPaint;return}
const links='a[href],button',fields='input,textarea,select',able=links+','+fields+',main';
const isText=e=>e.matches('textarea,input')&&!/^(checkbox|radio|file)$/.test(e.type),isTicked=e=>/^(checkbox|radio)$/.test(e.type);
const key=e=>e.tagName+(e.tagName==='MAIN'?'':['href','aria-label','type','name','placeholder'].map(n=>e.getAttribute(n))+(e.matches(fields)?[...e.labels||[]].map(l=>l.textContent)+(isTicked(e)?e.value:''):e.textContent));
const seen=e=>!e.checkVisibility||e.checkVisibility(),all=(k,v)=>[...r.querySelectorAll(able)].filter(e=>seen(e)===v&&key(e)===k);
const spot=e=>{const k=key(e),v=seen(e);return{e,k,v,n:all(k,v).indexOf(e)}};
const find=s=>s&&(s.e.isConnected?s.e:all(s.k,s.v)[s.n]);
const adopted=()=>[...r.querySelectorAll('[${ADOPTED_ATTRIBUTE}]')],holds=(l,n)=>l.find(e=>e.contains(n));
let areas=[r],words=[...r.querySelectorAll('main')],clicked,focused,pressed,timer,marked,steps=[];
const touched=new Map(),scrolled=new Map();
const at=(v,what)=>{const e=v.target instanceof Element&&holds(areas,v.target)&&v.target.closest(what);return e||null};
const sends=e=>e.type==='submit'&&e.form?.hasAttribute('action'),leaves=e=>areas[0]!==r&&(e.tagName==='A'||sends(e));
const onClick=v=>{const e=at(v,links);if(!e||leaves(e)||v.button||v.metaKey||v.ctrlKey||v.shiftKey||v.altKey||e.target==='_blank'||(e.getAttribute('href')||'').startsWith('#'))return;v.preventDefault();v.stopImmediatePropagation();clicked=spot(e);clearTimeout(timer);if(e.href)timer=setTimeout(()=>location.assign(e.href),5000);else if(sends(e))timer=setTimeout(()=>e.form.requestSubmit(e),5000)};
const onInput=v=>{const e=at(v,fields);if(e&&e.type!=='file'&&!touched.has(e))touched.set(e,spot(e))};
const onPress=v=>{const e=v.button||v.pointerType!=='mouse'?null:at(v,links);pressed=e&&!leaves(e)?spot(e):null};
const replaced=v=>{const p=pressed&&!pressed.e.isConnected&&find(pressed);return p&&v.target instanceof Node&&p.contains(v.target)?p:null};
const onRelease=v=>{if(replaced(v))clicked=pressed;pressed=null};
const onFocus=v=>{const e=at(v,able);if(e)focused=spot(e)};
const onScroll=({target:e})=>{if(e===d)scrolled.set(e,{x:scrollX,y:scrollY});else if(holds(areas,e))scrolled.set(e,{x:e.scrollLeft,y:e.scrollTop,c:e.className,n:[...r.getElementsByClassName(e.className)].indexOf(e)})};
const onMark=()=>{const s=getSelection();marked=!s.isCollapsed&&holds(words,s.anchorNode)?.contains(s.focusNode)?[s.anchorNode,s.anchorOffset,s.focusNode,s.focusOffset]:null};
const listen=on=>{for(const[t,n,f]of[[r,'click',onClick],[r,'pointerdown',onPress],[window,'pointerup',onRelease],[r,'input',onInput],[r,'change',onInput],[r,'focusin',onFocus],[d,'scroll',onScroll],[d,'selectionchange',onMark]])t[on+'EventListener'](n,f,true)};
const texts=e=>{const w=d.createTreeWalker(e,4,t=>t.parentNode.tagName==='STYLE'?2:1),l=[];while(w.nextNode())l.push(w.currentNode);return l};
const from=(list,node,o)=>{const c=node.nodeType===3?node:node.childNodes[o];let sum=0;for(const t of list){if(t===node)return sum+o;const p=(c||node).compareDocumentPosition(t);if(c===t||p&4&&(c||!(p&16)))return sum;sum+=t.length}return sum};
const to=(list,o,isStart)=>{for(const t of list){if(isStart?o<t.length:o<=t.length)return[t,o];o-=t.length}};
const mark=()=>{
const s=getSelection(),main=r.querySelector('main');
if(!marked||!s.isCollapsed||!main)return;
if(marked[0].isConnected&&marked[2].isConnected)return s.setBaseAndExtent(...marked);
const place=holds(words,marked[0]);if(!place?.contains(marked[2]))return;
const was=texts(place),now=texts(main),a=from(was,marked[0],marked[1]),b=from(was,marked[2],marked[3]),start=Math.min(a,b),end=Math.max(a,b),join=l=>l.map(t=>t.data).join(''),old=join(was),chosen=old.slice(start,end),text=join(now);
const alike=(i,j,step)=>{let n=0;while(n<200&&text[i]!==undefined&&text[i]===old[j]){n++;i+=step;j+=step}return n};
let best=-1,most=-1;
for(let i=chosen?text.indexOf(chosen):-1;i>=0;i=text.indexOf(chosen,i+1)){const n=alike(i-1,start-1,-1)+alike(i+chosen.length,end,1);if(n>most){best=i;most=n}}
if(best<0)return;
const x=to(now,best+a-start,a<b),y=to(now,best+b-start,b<a);if(x&&y)s.setBaseAndExtent(...x,...y);
};
const put=(e,n,v)=>Object.getOwnPropertyDescriptor(Object.getPrototypeOf(e),n).set.call(e,v);
const fill=(e,n)=>{
if(e.tagName==='SELECT'){if(n.value===e.value)return;n.value=e.value;return()=>{n.value=e.value;n.dispatchEvent(new Event('change',{bubbles:true}))}}
if(isTicked(e)){const was=n.checked;if(was===e.checked||e.type==='radio'&&was)return;put(n,'checked',e.checked);return()=>{put(n,'checked',was);n.click()}}
const was=n.value;if(was===e.value)return;
put(n,'value',e.value);
return()=>{if(n.value===was)put(n,'value',e.value);n.dispatchEvent(new Event('input',{bubbles:true}))};
};
const later=f=>window.requestIdleCallback?requestIdleCallback(f,{timeout:2000}):setTimeout(f,200);
const run=()=>{const f=steps.shift();if(f){f();if(steps.length)later(run)}};
const refocus=()=>{if(d.activeElement!==d.body)return;const e=find(focused),o=focused?.e;if(!e)return;e.focus({preventScroll:true});if(e!==o&&isText(e)&&o.selectionStart!=null)try{e.setSelectionRange(o.selectionStart,o.selectionEnd)}catch{}};
const retype=()=>{for(const[e,s]of touched)if(!e.isConnected){const n=find(s),step=n&&fill(e,n);if(n)touched.delete(e);if(step)steps.push(step)}};
const onReplaced=()=>{
retype();
for(const[e,s]of scrolled){const n=e.isConnected?e:r.getElementsByClassName(s.c)[s.n];if(n===d){if(scrollX!==s.x||scrollY!==s.y)scrollTo({left:s.x,top:s.y,behavior:'instant'})}else if(n){n.scrollLeft=s.x;n.scrollTop=s.y}}
refocus();mark();const next=adopted();if(next.length)words=next;
};
const onTaken=()=>{
clearTimeout(timer);refocus();
const next=adopted(),c=find(clicked);
const click=c=>{clicked=null;steps.push(()=>(c.isConnected?c:find(spot(c)))?.click())};
if(c&&!(holds(next,c)&&c.tagName!=='A'&&!sends(c)))click(c);
listen('remove');
if(pressed&&!pressed.e.isConnected)addEventListener('pointerup',v=>{const p=replaced(v);pressed=null;p?.click()},{once:true,capture:true});
if(next.length){areas=next;listen('add')}
else{
r.removeEventListener('${REPLACED_EVENT}',onReplaced);r.removeEventListener('${TAKEN_OVER_EVENT}',onTaken);
if(clicked||touched.size){
const o=new MutationObserver(()=>{retype();const c=touched.size?null:find(clicked);if(c)click(c);if(!clicked&&!touched.size)o.disconnect();refocus();run()});
o.observe(r,{childList:true,subtree:true});setTimeout(()=>o.disconnect(),5000);
}
}
run();
};
listen('add');
r.addEventListener('${REPLACED_EVENT}',onReplaced);r.addEventListener('${TAKEN_OVER_EVENT}',onTaken);
})()`;
