import {
  areaUnder,
  holdsPoint,
  isEmpty,
  isUnseenOn,
  overlapOf,
  pointAt,
  rectangleSize,
  times,
  type Rectangle,
  type Matrix,
} from './page-paint.ts';

/** Numbers of the operations of PDF.js that decide what is seen. */
export type Operations = Readonly<Record<string, number>>;

export interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** Why text that a file contains is not seen. */
export type Unseen = 'INVISIBLE' | 'COLOUR' | 'TINY' | 'OUTSIDE' | 'COVERED' | 'HIDDEN_LAYER';

/** Text of one operation, with where it is, in the units of the page. */
export interface PaintedText {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  unseen: Unseen | null;
}

export interface PaintedPage {
  texts: PaintedText[];
  /** Share of the page under pictures, 0 to 1. */
  pictureShare: number;
}

interface PageFacts {
  /** What is printed of the page. */
  view: Rectangle;
  /** 1 / 1000 for most fonts. */
  unitOf: (font: string) => number;
  isLayerVisible: (properties: unknown) => boolean;
}

interface State {
  matrix: Matrix;
  clip: Rectangle;
  fill: string | null;
  stroke: string | null;
  fillAlpha: number;
  strokeAlpha: number;
  mode: number;
  font: string;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  rise: number;
  leading: number;
}

interface Paint {
  area: Rectangle;
  /** Null if it is not known, as of a picture. */
  colour: string | null;
  /** How many texts were there before. */
  after: number;
  /** Nothing shows through. */
  covers: boolean;
}

interface Glyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

const BLACK = '#000000';
const PAPER = '#ffffff';
/** In points; smaller text is not read by people. */
const SMALLEST = 2;
const FAINTEST = 0.05;
const [STROKED, FILLED_AND_STROKED, NOT_PAINTED] = [1, 2, 3];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const UNIT: Rectangle = [0, 0, 1, 1];

const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<number>, Number) : [];
const matrixOf = (value: unknown): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(value);
  return [a, b, c, d, e, f];
};
const areaOf = (value: unknown): Rectangle | undefined => {
  const [left, top, right, bottom] = numbersOf(value);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return undefined;
  return [Math.min(left, right), Math.min(top, bottom), Math.max(left, right), Math.max(top, bottom)];
};

/** True for the path of an upright rectangle: each of its points is a corner of its area. */
function isRectangle(path: unknown, area: Rectangle): boolean {
  const data = numbersOf(path);
  let at = 0;
  let corners = 0;
  while (at < data.length) {
    if (data[at] === 4) at += 1;
    else if (data[at] === 0 || data[at] === 1) {
      const [x = Number.NaN, y = Number.NaN] = [data[at + 1], data[at + 2]];
      const isCorner =
        Math.min(Math.abs(x - area[0]), Math.abs(x - area[2])) < 0.01 &&
        Math.min(Math.abs(y - area[1]), Math.abs(y - area[3])) < 0.01;
      if (!isCorner) return false;
      corners += 1;
      at += 3;
    } else return false;
  }
  return corners >= 4 && corners <= 5;
}

/** Follows what a page paints, and says of each text whether somebody who looks at the page sees it. */
export function paintedTexts({ fnArray, argsArray }: OperatorList, ops: Operations, facts: PageFacts): PaintedPage {
  const nameOf = new Map(Object.entries(ops).map(([name, number]) => [number, name]));
  let state: State = {
    matrix: IDENTITY,
    clip: facts.view,
    fill: BLACK,
    stroke: BLACK,
    fillAlpha: 1,
    strokeAlpha: 1,
    mode: 0,
    font: '',
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    rise: 0,
    leading: 0,
  };
  const saved: State[] = [];
  let text: { matrix: Matrix; x: number; y: number; lineX: number; lineY: number } = {
    matrix: IDENTITY,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
  };
  let clipsNext = false;
  const layers: boolean[] = [];
  const paints: Paint[] = [];
  const texts: (PaintedText & { at: Rectangle })[] = [];
  let pictures = 0;

  const moveLine = (x: number, y: number) => {
    text.lineX += x;
    text.lineY += y;
    [text.x, text.y] = [text.lineX, text.lineY];
  };

  function paintPicture(): void {
    const area = overlapOf(areaUnder(state.matrix, UNIT), state.clip);
    if (isEmpty(area)) return;
    pictures += rectangleSize(area);
    paints.push({ area, colour: null, after: texts.length, covers: false });
  }

  function paintPath(operation: number, path: unknown, bounds: unknown): void {
    const own = areaOf(bounds);
    if (!own || !own.every(Number.isFinite)) {
      if (clipsNext) state.clip = [0, 0, 0, 0];
      clipsNext = false;
      return;
    }
    const area = overlapOf(areaUnder(state.matrix, own), state.clip);
    const isFilled = /fill/i.test(nameOf.get(operation) ?? '');
    if (isFilled && !isEmpty(area) && state.fillAlpha > FAINTEST) {
      const isSolid = state.fillAlpha > 0.98;
      const isUpright = (state.matrix[1] === 0 && state.matrix[2] === 0) || (state.matrix[0] === 0 && state.matrix[3] === 0);
      const covers = isSolid && isUpright && state.fill !== null && isRectangle(path, own);
      paints.push({ area, colour: isSolid ? state.fill : null, after: texts.length, covers });
    }
    if (clipsNext) state.clip = area;
    clipsNext = false;
  }

  function unseenAt(area: Rectangle, size: number): Unseen | null {
    if (layers.includes(false)) return 'HIDDEN_LAYER';
    const mode = state.mode % 4;
    if (mode === NOT_PAINTED) return 'INVISIBLE';
    const fills = mode !== STROKED && state.fillAlpha > FAINTEST;
    const strokes = (mode === STROKED || mode === FILLED_AND_STROKED) && state.strokeAlpha > FAINTEST;
    if (!fills && !strokes) return 'INVISIBLE';
    if (size < SMALLEST) return 'TINY';
    const [x, y] = [(area[0] + area[2]) / 2, (area[1] + area[3]) / 2];
    if (!holdsPoint(state.clip, x, y)) return 'OUTSIDE';
    const below = paints.findLast((paint) => holdsPoint(paint.area, x, y));
    const background = below ? below.colour : PAPER;
    const isFillSeen = fills && !isUnseenOn(state.fill, background);
    const isStrokeSeen = strokes && !isUnseenOn(state.stroke, background);
    return isFillSeen || isStrokeSeen ? null : 'COLOUR';
  }

  function show(glyphs: unknown): void {
    if (!Array.isArray(glyphs)) return;
    const unit = facts.unitOf(state.font);
    const start = text.x;
    let written = '';
    for (const glyph of glyphs as readonly unknown[]) {
      if (typeof glyph === 'number') text.x -= ((glyph * state.size) / 1000) * state.stretch;
      else if (typeof glyph === 'object' && glyph !== null) {
        const { unicode, width, isSpace } = glyph as Glyph;
        written += unicode;
        const spacing = state.charSpacing + (isSpace ? state.wordSpacing : 0);
        text.x += (width * unit * state.size + spacing) * state.stretch;
      }
    }
    if (written.trim() === '') return;
    const matrix = times(state.matrix, text.matrix);
    const size = Math.abs(state.size) * Math.hypot(matrix[2], matrix[3]);
    const [fromX, fromY] = pointAt(matrix, start, text.y + state.rise);
    const [toX, toY] = pointAt(matrix, text.x, text.y + state.rise);
    const [left, right] = [Math.min(fromX, toX), Math.max(fromX, toX)];
    const at: Rectangle = [left, Math.min(fromY, toY), right, Math.max(fromY, toY) + size * 0.7];
    texts.push({ text: written, left, right, baseline: (fromY + toY) / 2, size, unseen: unseenAt(at, size), at });
  }

  function setGraphics(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries as readonly unknown[]) {
      const [key, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
      if (key === 'ca') state.fillAlpha = Number(value);
      else if (key === 'CA') state.strokeAlpha = Number(value);
      else if (key === 'Font' && Array.isArray(value)) [state.font, state.size] = [String(value[0]), Number(value[1])];
    }
  }

  const colourOf = (value: unknown) => (typeof value === 'string' ? value : null);
  const save = () => saved.push({ ...state });
  const restore = () => {
    state = saved.pop() ?? state;
  };

  for (const [index, fn] of fnArray.entries()) {
    const args = (Array.isArray(argsArray[index]) ? argsArray[index] : []) as readonly unknown[];
    const number = (at: number) => Number(args[at] ?? 0);
    switch (fn) {
      case ops['save']:
        save();
        break;
      case ops['restore']:
        restore();
        break;
      case ops['transform']:
        state.matrix = times(state.matrix, matrixOf(args));
        break;
      case ops['paintFormXObjectBegin']: {
        save();
        if (args[0]) state.matrix = times(state.matrix, matrixOf(args[0]));
        const bounds = areaOf(args[1]);
        if (bounds) state.clip = overlapOf(state.clip, areaUnder(state.matrix, bounds));
        break;
      }
      case ops['paintFormXObjectEnd']:
        restore();
        break;
      case ops['beginGroup']:
        save();
        break;
      case ops['endGroup']:
        restore();
        break;
      case ops['setGState']:
        setGraphics(args[0]);
        break;
      case ops['setFillRGBColor']:
        state.fill = colourOf(args[0]);
        break;
      case ops['setStrokeRGBColor']:
        state.stroke = colourOf(args[0]);
        break;
      case ops['setFillColorN']:
        state.fill = null;
        break;
      case ops['setStrokeColorN']:
        state.stroke = null;
        break;
      case ops['clip']:
      case ops['eoClip']:
        clipsNext = true;
        break;
      case ops['constructPath']:
        paintPath(number(0), Array.isArray(args[1]) ? args[1][0] : undefined, args[2]);
        break;
      case ops['shadingFill']:
        paints.push({ area: state.clip, colour: null, after: texts.length, covers: false });
        break;
      case ops['paintImageXObject']:
      case ops['paintInlineImageXObject']:
      case ops['paintImageMaskXObject']:
      case ops['paintSolidColorImageMask']:
        paintPicture();
        break;
      case ops['paintImageXObjectRepeat']:
      case ops['paintImageMaskXObjectRepeat']:
      case ops['paintImageMaskXObjectGroup']:
      case ops['paintInlineImageXObjectGroup']:
        paints.push({ area: state.clip, colour: null, after: texts.length, covers: false });
        pictures += rectangleSize(state.clip);
        break;
      case ops['beginText']:
        text = { matrix: IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 };
        break;
      case ops['setTextMatrix']:
        text = { matrix: matrixOf(args[0]), x: 0, y: 0, lineX: 0, lineY: 0 };
        break;
      case ops['moveText']:
        moveLine(number(0), number(1));
        break;
      case ops['setLeadingMoveText']:
        state.leading = number(1);
        moveLine(number(0), number(1));
        break;
      case ops['nextLine']:
        moveLine(0, state.leading);
        break;
      case ops['setLeading']:
        state.leading = -number(0);
        break;
      case ops['setFont']:
        [state.font, state.size] = [String(args[0]), number(1)];
        break;
      case ops['setTextRenderingMode']:
        state.mode = number(0);
        break;
      case ops['setCharSpacing']:
        state.charSpacing = number(0);
        break;
      case ops['setWordSpacing']:
        state.wordSpacing = number(0);
        break;
      case ops['setHScale']:
        state.stretch = number(0) / 100;
        break;
      case ops['setTextRise']:
        state.rise = number(0);
        break;
      case ops['showText']:
        show(args[0]);
        break;
      case ops['beginMarkedContent']:
        layers.push(true);
        break;
      case ops['beginMarkedContentProps']:
        layers.push(args[0] !== 'OC' || facts.isLayerVisible(args[1]));
        break;
      case ops['endMarkedContent']:
        layers.pop();
        break;
    }
  }

  const covers = paints.filter((paint) => paint.covers);
  const isCovered = ([left, top, right, bottom]: Rectangle, position: number) =>
    covers.some(({ area, after }) => after > position && holdsPoint(area, left, top) && holdsPoint(area, right, bottom));
  return {
    texts: texts.map(({ at, ...each }, position) => ({
      ...each,
      unseen: each.unseen ?? (isCovered(at, position) ? 'COVERED' : null),
    })),
    pictureShare: Math.min(1, pictures / Math.max(1, rectangleSize(facts.view))),
  };
}
