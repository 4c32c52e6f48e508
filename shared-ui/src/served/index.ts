/** What renders the served part of a remote, and what prerendered pages have in common with it: never shared at run time. */
export { defineServedPart } from './define-served-part.tsx';
export { withoutStyleAttributes } from './style-rules.ts';
