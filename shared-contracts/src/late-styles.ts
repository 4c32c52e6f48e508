import { PART_STYLE_ATTRIBUTE } from './first-paint.ts';

/** Attribute of a style element with the rules that stand in for the style sheet after it (style-plan.ts). */
export const CRITICAL_STYLE_ATTRIBUTE = 'data-critical';

/** Attribute of a style sheet that a page does not wait for; the rules in front of it are there until it has loaded. */
export const LATE_STYLE_ATTRIBUTE = 'data-late';

/** Value of `media` of a late style sheet that is not in use yet: browsers load it, and paint without it. */
export const LATE_STYLE_MEDIA = 'print';

/**
 * Classic inline script for the head, in front of all style sheets: puts each late one to use once it has loaded, and removes the rules
 * that stood in for it in the same moment. What is shown stays as it is, because those are in the sheet too. A style sheet of a served
 * part that does not load is removed, and the shell loads the part as if it had not come with the page; its rules stay.
 */
export const LATE_STYLES_SCRIPT = `(()=>{
const late=e=>e.target instanceof HTMLLinkElement&&e.target.hasAttribute('${LATE_STYLE_ATTRIBUTE}')?e.target:null;
document.addEventListener('load',e=>{const l=late(e);if(!l)return;try{if(!l.sheet.cssRules.length)return}catch{return}l.media='all';const s=l.previousElementSibling;if(s&&s.hasAttribute('${CRITICAL_STYLE_ATTRIBUTE}'))s.remove()},true);
document.addEventListener('error',e=>{const l=late(e);if(l&&l.hasAttribute('${PART_STYLE_ATTRIBUTE}'))l.remove()},true)
})()`;
