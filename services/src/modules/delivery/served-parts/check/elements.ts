/**
 * What an element may be in the HTML of a served part. The rules leave only HTML that a browser builds exactly as it is written: no
 * element that closes, moves or drops another one.
 */
export interface ElementRule {
  /** Has no content and no end tag. */
  isVoid?: boolean;
  /** Elements one of which must be its parent. */
  parents?: readonly string[];
  /** The only elements that may be in it; text may not. */
  children?: readonly string[];
  /** Contains text only. */
  isTextOnly?: boolean;
  /** Elements that may not be around it, at any distance. */
  notIn?: readonly string[];
  isSvg?: boolean;
  /** Names of attributes besides those that every element may have. */
  attributes?: readonly string[];
}

const names = (text: string) => text.split(' ');
const all = (text: string, rule: ElementRule): [string, ElementRule][] => names(text).map((name) => [name, rule]);

export const HEADINGS: ReadonlySet<string> = new Set(names('h1 h2 h3 h4 h5 h6'));

/** A browser ends a paragraph where one of them begins. */
const NOT_IN_P: ElementRule = { notIn: ['p'] };
const NAMED = ['name', 'disabled'];
const SIZED = ['width', 'height'];
const PAINT = names(
  'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-opacity stroke-dasharray stroke-dashoffset ' +
    'stroke-miterlimit opacity clip-rule clip-path mask transform vector-effect color x y x1 y1 x2 y2 cx cy r rx ry d points pathLength ' +
    'dx dy text-anchor dominant-baseline font-size font-weight',
);
const SVG: ElementRule = { isSvg: true, attributes: [...PAINT, ...SIZED] };

export const ELEMENTS: ReadonlyMap<string, ElementRule> = new Map<string, ElementRule>([
  ...all('span bdi bdo b strong i em small u s code kbd samp var abbr cite q sub sup mark ins del dfn output picture', {}),
  ...all('div section article aside header footer nav search hgroup figure figcaption address blockquote summary', NOT_IN_P),
  ...all('h1 h2 h3 h4 h5 h6 p pre ul dl fieldset legend', NOT_IN_P),
  ['details', { notIn: ['p'], attributes: ['open'] }],
  ['ol', { notIn: ['p'], attributes: ['start', 'reversed'] }],
  ['li', { notIn: ['p'], parents: ['ul', 'ol'], attributes: ['value'] }],
  ...all('dt dd', { notIn: ['p'], parents: ['dl', 'div'] }),
  ['hr', { notIn: ['p'], isVoid: true }],
  ...all('br wbr', { isVoid: true }),
  ['time', { attributes: ['datetime'] }],
  ['data', { attributes: ['value'] }],
  ['progress', { attributes: ['value', 'max'] }],
  ['meter', { attributes: names('value min max low high optimum') }],
  ['a', { notIn: ['a'], attributes: ['href', 'target', 'rel', 'hreflang'] }],
  ['img', { isVoid: true, attributes: [...SIZED, 'src', 'alt', 'loading', 'decoding', 'fetchpriority'] }],
  ['source', { isVoid: true, parents: ['picture', 'video'], attributes: [...SIZED, 'src', 'type', 'media'] }],
  // A video that begins by itself is never part of a page.
  [
    'video',
    { children: ['source', 'track'], attributes: [...SIZED, ...names('src poster controls muted loop playsinline preload')] },
  ],
  ['track', { isVoid: true, parents: ['video'], attributes: ['kind', 'src', 'srclang', 'label', 'default'] }],

  ['form', { notIn: ['form', 'p'], attributes: ['action', 'method', 'autocomplete', 'novalidate'] }],
  ['label', { attributes: ['for'] }],
  ['button', { notIn: ['button'], attributes: [...NAMED, 'form', 'type', 'value'] }],
  [
    'input',
    {
      isVoid: true,
      attributes: [
        ...NAMED,
        ...names('form type value checked readonly required placeholder autocomplete inputmode enterkeyhint list'),
        ...names('min max step minlength maxlength pattern size autocapitalize autocorrect multiple'),
      ],
    },
  ],
  ['textarea', { isTextOnly: true, attributes: [...NAMED, ...names('rows cols placeholder readonly required maxlength')] }],
  [
    'select',
    { children: ['option', 'optgroup'], attributes: [...NAMED, 'form', 'required', 'multiple', 'size', 'autocomplete'] },
  ],
  ['optgroup', { parents: ['select'], children: ['option'], attributes: ['label', 'disabled'] }],
  [
    'option',
    { parents: ['select', 'optgroup', 'datalist'], isTextOnly: true, attributes: names('value label selected disabled') },
  ],
  ['datalist', { children: ['option'] }],

  ['table', { notIn: ['p'], children: ['caption', 'colgroup', 'thead', 'tbody', 'tfoot'] }],
  ['caption', { parents: ['table'] }],
  ['colgroup', { parents: ['table'], children: ['col'], attributes: ['span'] }],
  ['col', { isVoid: true, parents: ['colgroup'], attributes: ['span'] }],
  ...all('thead tbody tfoot', { parents: ['table'], children: ['tr'] }),
  ['tr', { parents: ['thead', 'tbody', 'tfoot'], children: ['td', 'th'] }],
  ['td', { parents: ['tr'], attributes: ['colspan', 'rowspan', 'headers'] }],
  ['th', { parents: ['tr'], attributes: ['colspan', 'rowspan', 'headers', 'scope'] }],

  ['svg', { ...SVG, attributes: [...PAINT, ...SIZED, 'viewBox', 'xmlns', 'preserveAspectRatio', 'focusable', 'version'] }],
  ...all('g path circle ellipse rect line polyline polygon defs text tspan', SVG),
  ['clipPath', { ...SVG, attributes: [...PAINT, 'clipPathUnits'] }],
  ['mask', { ...SVG, attributes: [...PAINT, ...SIZED, 'maskUnits', 'maskContentUnits'] }],
  ...all('linearGradient radialGradient', {
    ...SVG,
    attributes: [...PAINT, 'fx', 'fy', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  }),
  ['stop', { isSvg: true, attributes: ['offset', 'stop-color', 'stop-opacity'] }],
  ...all('title desc', { isSvg: true, isTextOnly: true }),
]);
