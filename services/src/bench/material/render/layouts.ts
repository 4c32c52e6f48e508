export type ResumeSection = 'contacts' | 'profile' | 'jobs' | 'educations' | 'skills' | 'languages' | 'others';

export interface Layout {
  /** A column of its own beside the main text. */
  side?: { at: 'left' | 'right'; sections: ResumeSection[] };
  /** In the main text, in this order. */
  sections: ResumeSection[];
  contacts: 'one-line' | 'lines' | 'symbols' | 'labelled' | 'table' | 'page-header' | 'page-footer';
  entries: 'title-first' | 'employer-first' | 'dates-margin' | 'dates-right' | 'dates-first' | 'dates-in-brackets' | 'one-line';
  headings: 'plain' | 'capitals' | 'letters-apart' | 'colon';
  skills: 'one-line' | 'bullets';
  css?: string;
}

const BODY: ResumeSection[] = ['profile', 'jobs', 'educations', 'skills', 'languages', 'others'];
const WITH_CONTACTS: ResumeSection[] = ['contacts', ...BODY];
const SERIF = 'body { font-family: "DejaVu Serif", serif; }';

/** Layouts as they are seen in public templates and themes; sources.md says where. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  'one-column': { sections: WITH_CONTACTS, contacts: 'one-line', entries: 'dates-right', headings: 'plain', skills: 'one-line' },
  'one-column-centred': {
    sections: WITH_CONTACTS,
    contacts: 'one-line',
    entries: 'employer-first',
    headings: 'capitals',
    skills: 'one-line',
    css: '.name, .headline, .contact { text-align: center; } .heading { border-bottom: 1px solid; }',
  },
  'sidebar-left': {
    side: { at: 'left', sections: ['contacts', 'skills', 'languages'] },
    sections: ['profile', 'jobs', 'educations', 'others'],
    contacts: 'lines',
    entries: 'title-first',
    headings: 'capitals',
    skills: 'bullets',
    css: '.side { background: #2b3a4a; color: #fff; padding: 8mm 5mm; }',
  },
  'sidebar-right': {
    side: { at: 'right', sections: ['contacts', 'educations', 'skills', 'languages', 'others'] },
    sections: ['profile', 'jobs'],
    contacts: 'lines',
    entries: 'dates-right',
    headings: 'plain',
    skills: 'bullets',
    css: '.side { border-inline-start: 2px solid #888; padding-inline-start: 5mm; }',
  },
  table: {
    sections: ['contacts', 'jobs', 'educations', 'skills', 'languages', 'others', 'profile'],
    contacts: 'table',
    entries: 'dates-margin',
    headings: 'plain',
    skills: 'one-line',
    css: '.pair, .pair > * { border: 1px solid #444; padding: 1mm 2mm; }',
  },
  'dates-in-margin': {
    sections: WITH_CONTACTS,
    contacts: 'one-line',
    entries: 'dates-margin',
    headings: 'plain',
    skills: 'one-line',
    css: `${SERIF} .pair > :first-child { text-align: end; color: #356; }`,
  },
  timeline: {
    sections: WITH_CONTACTS,
    contacts: 'lines',
    entries: 'dates-margin',
    headings: 'capitals',
    skills: 'bullets',
    css: `.pair { display: block; position: relative; } .pair > :first-child { position: absolute; inset-inline-start: 0; width: 32mm; }
      .pair > :last-child { margin-inline-start: 36mm; border-inline-start: 2px solid #0a7; padding-inline-start: 4mm; }`,
  },
  'letters-apart': {
    sections: WITH_CONTACTS,
    contacts: 'one-line',
    entries: 'title-first',
    headings: 'letters-apart',
    skills: 'one-line',
  },
  'letter-spacing': {
    sections: WITH_CONTACTS,
    contacts: 'one-line',
    entries: 'dates-right',
    headings: 'capitals',
    skills: 'one-line',
    css: '.heading, .name { letter-spacing: 0.35em; } .name { font-weight: 300; font-size: 22pt; }',
  },
  'page-header': { sections: BODY, contacts: 'page-header', entries: 'employer-first', headings: 'plain', skills: 'one-line' },
  'page-footer': { sections: BODY, contacts: 'page-footer', entries: 'dates-right', headings: 'capitals', skills: 'one-line' },
  europass: {
    sections: ['contacts', 'jobs', 'educations', 'languages', 'skills', 'others', 'profile'],
    contacts: 'labelled',
    entries: 'dates-margin',
    headings: 'capitals',
    skills: 'one-line',
    css: '.pair > :first-child { text-align: end; padding-inline-end: 4mm; border-inline-end: 1px solid #99c; }',
  },
  lebenslauf: {
    sections: ['contacts', 'jobs', 'educations', 'languages', 'skills', 'others', 'profile'],
    contacts: 'labelled',
    entries: 'dates-margin',
    headings: 'colon',
    skills: 'one-line',
  },
  academic: {
    sections: ['contacts', 'profile', 'educations', 'jobs', 'others', 'languages', 'skills'],
    contacts: 'lines',
    entries: 'dates-first',
    headings: 'plain',
    skills: 'one-line',
    css: SERIF,
  },
  functional: {
    sections: ['contacts', 'profile', 'skills', 'others', 'jobs', 'educations', 'languages'],
    contacts: 'one-line',
    entries: 'one-line',
    headings: 'capitals',
    skills: 'bullets',
  },
  'profile-export': {
    side: { at: 'left', sections: ['contacts', 'skills', 'languages'] },
    sections: ['profile', 'jobs', 'educations', 'others'],
    contacts: 'lines',
    entries: 'employer-first',
    headings: 'plain',
    skills: 'bullets',
    css: '.split { display: block; } .split > * { display: block; } .side { background: #293e49; color: #eee; padding: 6mm; }',
  },
  rirekisho: {
    sections: ['contacts', 'educations', 'jobs', 'skills', 'languages', 'others', 'profile'],
    contacts: 'table',
    entries: 'dates-margin',
    headings: 'plain',
    skills: 'one-line',
    css: '.pair, .pair > *, .heading { border: 1px solid #000; padding: 1mm; } .heading { text-align: center; }',
  },
  'one-line-entries': {
    sections: ['contacts', 'profile', 'skills', 'jobs', 'educations', 'languages', 'others'],
    contacts: 'one-line',
    entries: 'one-line',
    headings: 'colon',
    skills: 'one-line',
  },
  infographic: {
    side: { at: 'right', sections: ['skills', 'languages', 'educations'] },
    sections: ['contacts', 'profile', 'jobs', 'others'],
    contacts: 'one-line',
    entries: 'title-first',
    headings: 'capitals',
    skills: 'bullets',
    css: `.side li { list-style: none; border-bottom: 3px solid #e67; margin-bottom: 2mm; } .bullets { padding-inline-start: 0; }
      .heading { background: #e67; color: #fff; padding: 1mm 3mm; border-radius: 3mm; }`,
  },
  'text-columns': {
    sections: WITH_CONTACTS,
    contacts: 'lines',
    entries: 'title-first',
    headings: 'plain',
    skills: 'bullets',
    css: 'main { column-count: 2; column-gap: 8mm; }',
  },
  letterhead: {
    sections: ['contacts', 'profile', 'jobs', 'educations', 'languages', 'skills', 'others'],
    contacts: 'lines',
    entries: 'dates-first',
    headings: 'colon',
    skills: 'one-line',
    css: `${SERIF} .contact { text-align: end; } .name { text-align: end; }`,
  },
  'wide-and-narrow': {
    side: { at: 'right', sections: ['skills', 'languages', 'others'] },
    sections: ['contacts', 'educations', 'jobs', 'profile'],
    contacts: 'one-line',
    entries: 'employer-first',
    headings: 'plain',
    skills: 'bullets',
    css: '.name, .headline { text-align: start; } .heading { color: #07a; border-bottom: 1px dashed #07a; }',
  },
  'aside-of-contacts': {
    side: { at: 'right', sections: ['contacts', 'languages', 'others'] },
    sections: ['jobs', 'educations', 'skills', 'profile'],
    contacts: 'symbols',
    entries: 'dates-right',
    headings: 'plain',
    skills: 'one-line',
    css: '.side { text-align: end; background: #f3bc54; padding: 5mm; } .side li { list-style: none; }',
  },
  'dates-in-brackets': {
    sections: ['contacts', 'profile', 'jobs', 'educations', 'others', 'languages', 'skills'],
    contacts: 'lines',
    entries: 'dates-in-brackets',
    headings: 'plain',
    skills: 'one-line',
  },
  'symbols-before-contacts': {
    sections: ['contacts', 'profile', 'skills', 'jobs', 'educations', 'languages', 'others'],
    contacts: 'symbols',
    entries: 'title-first',
    headings: 'capitals',
    skills: 'bullets',
    css: '.heading { background: #eee; padding: 1mm 2mm; } .contact { display: inline-block; margin-inline-end: 6mm; }',
  },
  'band-on-top': {
    sections: ['contacts', 'profile', 'skills', 'jobs', 'educations', 'languages', 'others'],
    contacts: 'one-line',
    entries: 'dates-first',
    headings: 'plain',
    skills: 'bullets',
    css: '.name, .headline, .contact { background: #345; color: #fff; padding-inline: 6mm; } .heading { color: #345; }',
  },
  'ruled-list': {
    sections: ['contacts', 'jobs', 'educations', 'languages', 'skills', 'others', 'profile'],
    contacts: 'labelled',
    entries: 'employer-first',
    headings: 'colon',
    skills: 'one-line',
    css: `${SERIF} .heading { border-top: 1px solid #999; padding-top: 2mm; }`,
  },
};
