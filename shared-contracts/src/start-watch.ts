import { IS_NEW_ENOUGH, OLDEST_BROWSERS } from './browsers.ts';
import type { BrandVariant } from './codes.ts';
import { BRANDS, PAGE_COLORS } from './design-tokens.ts';
import { TAKEN_OVER_EVENT } from './first-paint.ts';
import { PAGE_IDS, inlineJson, type Locale } from './page.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** Why the shell of a page did not start. */
export const START_FAILURES = ['old', 'offline', 'unreachable', 'slow', 'server', 'altered', 'broken'] as const;
export type StartFailure = (typeof START_FAILURES)[number];

/** Served texts of the shell, `start.<name>`: the title, the button, and a sentence for each failure. */
export const START_TEXTS = ['title', 'oldTitle', 'reload', ...START_FAILURES] as const;
type StartTexts = Readonly<Record<(typeof START_TEXTS)[number], string>>;

/** Texts of a shell whose release has none. */
export const PLAIN_START_TEXTS: StartTexts = {
  title: 'This page did not load',
  oldTitle: 'Your browser is too old',
  reload: 'Reload',
  old: 'Open this page in Chrome {chrome}, Edge {edge}, Firefox {firefox} or Safari {safari}, or a later version.',
  offline: 'You are offline.',
  unreachable: 'A part of the page did not arrive.',
  slow: 'A part of the page takes very long to arrive.',
  server: 'The server did not send a part of the page.',
  altered: 'A part of the page was changed on its way to you.',
  broken: 'The page arrived, and did not start.',
};

/** The texts of a page by language, as its element `PAGE_IDS.startTexts` has them: all languages, because nothing can be loaded when they are needed. */
export const startTextsOf = (
  texts: Readonly<Partial<Record<Locale, StartTexts>>>,
): Readonly<Partial<Record<Locale, StartTexts>>> =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, { old, ...others }]) => [locale, { ...others, old: withVersions(old) }]),
  );

/** How long a file of the shell may send nothing, in milliseconds, before it is requested again. */
export const START_LIMIT_MS = 10_000;

/** How often a page restarts by itself. Counted in the entry of the tab's history, which needs no storage. */
const MAX_RESTARTS = 2;
const MAX_ROUNDS = 3;
const RESTARTED = 'hirehqRestarted';

/** Dispatched on the document: the shell's code could not be loaded, or failed while it started. */
const START_FAILED_EVENT = 'hirehq:start-failed';
/** Attribute of the root element in a browser that is too old. */
const NOT_STARTED = 'data-not-started';

/** Id of what says that the page did not load. */
export const START_FAILURE_ID = 'hirehq-start-failure';

const withVersions = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) =>
    name in OLDEST_BROWSERS ? OLDEST_BROWSERS[name as keyof typeof OLDEST_BROWSERS].replace(/\.0$/, '') : all,
  );

function colours(scheme: keyof typeof PAGE_COLORS): string {
  const { page, surface, border, text } = PAGE_COLORS[scheme];
  return `--sf-page:${page};--sf-surface:${surface};--sf-border:${border};--sf-text:${text}`;
}

/** Style for the head: what the script below shows needs no style sheet. */
export const startFailureStyle = (variant: BrandVariant): string =>
  `#${START_FAILURE_ID}{${colours('light')};position:fixed;inset:0;z-index:1000;overflow:auto;display:flex;padding:1.5rem;box-sizing:border-box;background:var(--sf-page);color:var(--sf-text);font:100%/1.55 system-ui,sans-serif}` +
  `[data-mantine-color-scheme=dark] #${START_FAILURE_ID}{${colours('dark')}}` +
  `#${START_FAILURE_ID} section{box-sizing:border-box;width:100%;max-width:34rem;margin:auto;padding:2rem 1.5rem;border:1px solid var(--sf-border);border-radius:14px;background:var(--sf-surface);text-align:center}` +
  `#${START_FAILURE_ID} h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25}#${START_FAILURE_ID} p{margin:0 0 1.25rem}` +
  `#${START_FAILURE_ID} button{min-height:2.75rem;padding:0 1.5rem;border:1px solid transparent;border-radius:10px;background:${BRANDS[variant].primary};color:#fff;font:inherit;font-weight:600;cursor:pointer}` +
  `#${START_FAILURE_ID} button:focus-visible{outline:3px solid var(--sf-text);outline-offset:2px}`;

export interface StartFile {
  url: string;
  integrity: string;
}

/**
 * Classic inline script for the head, before everything that is loaded, in a syntax that every browser reads. It watches the start of
 * the shell until its page responds. If a file of the shell fails, is altered, or stalls, the file is requested again past the cache,
 * and the page restarts once all of them are correct. If that does not help, it says why, with a button that reloads the page, and
 * keeps trying. A style sheet on its way holds back the first paint, so that it is removed before anything is said. What it says is
 * in an element that comes after what can be read; in a page that was cut off before it, only the English title and button are known.
 */
export function startWatchScript(files: readonly StartFile[]): string {
  return `(function(){
var d=document,h=d.documentElement,F=${inlineJson(files.map(({ url, integrity }) => [url, integrity]))},
over=false,busy=false,shown='',timer=0,controllers=[],unstyled=false;
function texts(){var e=d.getElementById('${PAGE_IDS.startTexts}');return e?JSON.parse(e.textContent):d.readyState==='loading'?null:{}}
function language(T){var l='';try{l=localStorage.getItem('${STORAGE_KEYS.locale}')}catch(e){}return T[l]?l:T[h.lang]?h.lang:'en'}
function own(e){return e&&e.tagName==='LINK'&&e.rel==='stylesheet'&&F.some(function(f){return f[0]===e.getAttribute('href')})}
function root(){return d.getElementById('${PAGE_IDS.root}')}
function show(why){
if(over||shown===why)return;
var links=d.querySelectorAll('link');
for(var i=0;i<links.length;i++)if(own(links[i])&&!links[i].sheet){unstyled=true;links[i].parentNode.removeChild(links[i])}
var T=d.body&&texts();
if(!T){setTimeout(function(){show(why)},100);return}
var before=d.getElementById('${START_FAILURE_ID}');
shown=why;
var l=language(T),t=T[l]||{},m=d.createElement('main'),s=d.createElement('section'),a=d.createElement('h1'),p=d.createElement('p'),b=d.createElement('button');
m.id='${START_FAILURE_ID}';m.lang=l;m.dir=l==='ar'?'rtl':'ltr';m.setAttribute('data-failure',why);s.setAttribute('role','alert');
a.textContent=(why==='old'?t.oldTitle:t.title)||'${PLAIN_START_TEXTS.title}';p.textContent=t[why]||'';b.type='button';b.textContent=t.reload||'${PLAIN_START_TEXTS.reload}';
b.onclick=function(){location.reload()};
s.appendChild(a);s.appendChild(p);if(why!=='old')s.appendChild(b);m.appendChild(s);
var focused=before&&before.contains(d.activeElement);
if(before)before.parentNode.replaceChild(m,before);else d.body.appendChild(m);
if(focused&&why!=='old')b.focus();
if(root())root().hidden=true;
}
if(!(${IS_NEW_ENOUGH})){h.setAttribute('${NOT_STARTED}','');show('old');return}
function restarts(){var s=history.state;return s&&s.${RESTARTED}||0}
function note(count){
var s=Object.assign({},history.state);
if(count)s.${RESTARTED}=count;else delete s.${RESTARTED};
history.replaceState(Object.keys(s).length?s:null,'');
}
function request(file){
var c=new AbortController(),late=false,t;
controllers.push(c);
function wait(){clearTimeout(t);t=setTimeout(function(){late=true;c.abort()},${START_LIMIT_MS})}
wait();
return fetch(file[0],{cache:'reload',signal:c.signal}).then(function(r){
if(!r.ok)return 'server';
if(!/javascript|text\\/css/.test(r.headers.get('content-type')||''))return 'altered';
var reader=r.body.getReader();
function next(){wait();return reader.read().then(function(part){return part.done||next()})}
return next().then(function(){wait();return fetch(file[0],{cache:'force-cache',integrity:file[1],signal:c.signal}).then(function(){return ''},function(){return late?'slow':'altered'})});
}).catch(function(){return late?'slow':navigator.onLine===false?'offline':'unreachable'}).then(function(why){clearTimeout(t);return why});
}
function mend(round){
if(over)return;
busy=true;
Promise.all(F.map(request)).then(function(found){
if(over)return;
controllers=[];
var why=found.filter(Boolean)[0]||'';
if(!why){
var count=restarts();
if(count<${MAX_RESTARTS}||shown){try{note(count+1)}catch(e){show('broken');return}location.reload();return}
show('broken');return;
}
if(round>=${MAX_ROUNDS}||why==='slow')show(why);
setTimeout(function(){mend(round+1)},Math.min(1000*round,${START_LIMIT_MS}));
});
}
function fail(){if(!busy&&!over)mend(1)}
function watch(){clearTimeout(timer);if(!over)timer=setTimeout(fail,${START_LIMIT_MS})}
addEventListener('error',function(e){if(own(e.target)){unstyled=true;fail()}},true);
addEventListener('online',function(){if(shown&&!over)location.reload()});
d.addEventListener('${START_FAILED_EVENT}',fail);
addEventListener('${TAKEN_OVER_EVENT}',function(){
if(unstyled)return;
over=true;clearTimeout(timer);
controllers.forEach(function(c){c.abort()});
var m=d.getElementById('${START_FAILURE_ID}');if(m)m.parentNode.removeChild(m);
if(root())root().hidden=false;
if(restarts())note(0);
},true);
try{new PerformanceObserver(watch).observe({type:'resource'})}catch(e){}
watch();
})()`;
}

/**
 * Trusted Types policy of a page in shared caches, beside those of every page (page.ts): names the shell's entry, and nothing else. No
 * other script can create it, because a page permits each policy once.
 */
export const START_POLICY = 'hirehq-start';

const FAIL = `document.dispatchEvent(new Event('${START_FAILED_EVENT}'))`;

/** Imports the entry with the nonce of the script that contains this. */
const importing = ({ url }: StartFile): string => `import(${inlineJson(url)}).catch(e=>{reportError(e);${FAIL}})`;

/**
 * Adds the entry as an element. A script that the policy permits by its hash may add scripts, but import none: what it imports counts
 * as written by the page, and has no nonce (https://github.com/w3c/webappsec-csp/issues/243). What an element has loaded may import. The
 * import after that loads nothing; it tells whether the entry failed while it ran.
 */
const addingElement = ({ url, integrity }: StartFile): string =>
  `{const u=${inlineJson(url)},s=document.createElement('script'),t=self.trustedTypes;s.type='module';s.crossOrigin='anonymous';s.integrity=${inlineJson(integrity)};s.src=t?t.createPolicy('${START_POLICY}',{createScriptURL:()=>u}).createScriptURL(''):u;s.onerror=()=>${FAIL};s.onload=()=>import(u).catch(s.onerror);document.head.append(s)}`;

interface StartOptions {
  /** Whether the page is prerendered. */
  isPainted: boolean;
  /** Whether the page's policy permits its scripts by their hashes, not by a nonce. */
  isByHash: boolean;
}

/**
 * Classic inline script at the end of the body: starts the shell, in a page that is prerendered once that has been painted. The
 * script above hears of a failure.
 */
export function startScript(entry: StartFile, { isPainted, isByHash }: StartOptions): string {
  const start = isPainted ? 'document.hidden?go():(requestAnimationFrame(()=>setTimeout(go)),setTimeout(go,3000))' : 'go()';
  const load = isByHash ? addingElement(entry) : importing(entry);
  return `(()=>{if(document.documentElement.hasAttribute('${NOT_STARTED}'))return;let on=0;const go=()=>{if(!on++)${load}};${start}})()`;
}
