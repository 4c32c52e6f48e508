import { CARD_DENSITIES } from '../card-density.ts';
import type { BrandVariant } from '../codes.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';
import { FOCUS_ROWS, ON, READING_ATTRIBUTES, TOOL_ROWS, type AttributeRow } from './reading-attributes.ts';
import { ASSISTIVE_TOOLS_DEFAULTS } from './reading-settings.ts';

/** The value of storage key `isBionic` while reading focus is on. */
export const FOCUS_IS_ON = 'true';

const listOf = (rows: readonly AttributeRow<string>[]) =>
  JSON.stringify(rows.map(({ field, values, attribute, plain }) => [field, values, attribute ?? '', plain ?? null]));

/**
 * Classic inline script for the head: sets the attributes of the stored reading settings before the first
 * paint, so that nothing changes its size or colour afterwards. Settings with any invalid value have no effect, as in
 * `parseReadingFocus` and `parseAssistive`.
 */
export const readingScript = (variant: BrandVariant): string => `(()=>{
const h=document.documentElement,N=${JSON.stringify(variant === 'N')};let simple=N;
const object=v=>v&&typeof v==='object'&&!Array.isArray(v);
const read=k=>{try{const v=JSON.parse(localStorage.getItem(k));return object(v)?v:null}catch{return null}};
const valid=(o,rows)=>rows.every(([f,vs])=>vs.includes(o[f]));
const show=(o,rows)=>{for(const[f,,a,p]of rows)if(a&&o[f]!==p)h.setAttribute(a,o[f]===true?'${ON}':o[f])};
const FOCUS=${listOf(FOCUS_ROWS)},TOOLS=${listOf(TOOL_ROWS)};
try{if(localStorage.getItem('${STORAGE_KEYS.isBionic}')==='${FOCUS_IS_ON}'){const f=read('${STORAGE_KEYS.bionic}');if(f&&valid(f,FOCUS))show(f,FOCUS)}}catch{}
const r=read('${STORAGE_KEYS.reading}');
if(r){const{toolbar:t=false,simplified:s=null,tools:u={},density:d='comfortable'}=r,tools=object(u)&&{...${JSON.stringify(ASSISTIVE_TOOLS_DEFAULTS)},...u};
if(typeof t==='boolean'&&(s===null||typeof s==='boolean')&&tools&&valid(tools,TOOLS)&&${JSON.stringify(CARD_DENSITIES)}.includes(d)){simple=s??N;if(d==='compact')h.setAttribute('${READING_ATTRIBUTES.density}',d);if(t){h.setAttribute('${READING_ATTRIBUTES.toolbar}','${ON}');show(tools,TOOLS)}}}
if(simple)h.setAttribute('${READING_ATTRIBUTES.simplified}','${ON}')
})()`;
