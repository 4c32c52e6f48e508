import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';
import { CHOSEN_FONT_WITHIN_MS, LATE_FONT, PAGE_FONTS, pageFontScript } from './page-fonts.ts';
import { READING_ATTRIBUTES } from './reading/index.ts';

interface Loading {
  url: string;
  arrive: () => void;
  fail: () => void;
}

/** A page at its first script, with frames, timers and fonts that come when the test says so. */
function openPage(
  { font, urlOf = (file: string) => `/fonts/${file}` as string | undefined } = {} as {
    font?: string;
    urlOf?: (file: string) => string | undefined;
  },
) {
  const attributes = new Map<string, string>(font ? [[READING_ATTRIBUTES.font, font]] : []);
  const root = { firstElementChild: null as object | null };
  const [loading, added, timers]: [Loading[], object[], (() => void)[]] = [[], [], []];
  let frame = () => {};
  class FontFace {
    source: string;
    constructor(_family: string, source: string) {
      this.source = source;
    }
    load() {
      return new Promise((arrive, fail) =>
        loading.push({ url: this.source, arrive: () => arrive(this), fail: () => fail(new Error()) }),
      );
    }
  }
  const documentElement = {
    dataset: {} as Record<string, string>,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    hasAttribute: (name: string) => attributes.has(name),
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
  const window = { FontFace };
  runInNewContext(pageFontScript(urlOf), {
    window,
    FontFace,
    document: {
      documentElement,
      head: { append() {} },
      createElement: () => ({}),
      fonts: { add: (face: object) => added.push(face) },
      getElementById: () => root,
    },
    requestAnimationFrame: (work: () => void) => (frame = work),
    setTimeout: (work: () => void, ms: number) => ms === CHOSEN_FONT_WITHIN_MS && timers.push(work),
  });
  return {
    loading,
    added,
    documentElement,
    state: () => attributes.get(LATE_FONT.attribute),
    chooseOther: () => void attributes.delete(LATE_FONT.attribute),
    paint: () => (root.firstElementChild = {}),
    nextFrame() {
      const work = frame;
      frame = () => {};
      work();
    },
    timeIsUp: () => timers.forEach((work) => work()),
    arrive: async () => {
      for (const each of loading) each.arrive();
      await new Promise(setImmediate);
    },
    fail: async () => {
      loading[0]?.fail();
      await new Promise(setImmediate);
    },
  };
}
type OpenedPage = ReturnType<typeof openPage>;

describe('the font of the brand', () => {
  let page: OpenedPage;
  beforeEach(() => {
    page = openPage();
  });

  test('PF-01 is used if it has arrived by the first frame with content', async () => {
    expect(page.state()).toBe(LATE_FONT.waiting);
    page.nextFrame();
    // At once: the browser may lay the text out before the frame.
    await page.arrive();
    expect(page.state()).toBe(LATE_FONT.ready);
    page.paint();
    page.nextFrame();
    expect(page.state()).toBe(LATE_FONT.ready);
  });

  test('PF-01 stays away if it arrives after it, and is known to be there', async () => {
    page.paint();
    page.nextFrame();
    expect(page.state()).toBe(LATE_FONT.late);
    await page.arrive();
    expect(page.state()).toBe(LATE_FONT.loaded);
  });

  test('PF-01 stays away if it cannot be loaded', async () => {
    await page.fail();
    page.paint();
    page.nextFrame();
    expect(page.state()).toBe(LATE_FONT.late);
  });

  test('PF-01 is not decided on a prerendered page that this browser does not show', async () => {
    page.documentElement.dataset['firstPaint'] = 'off';
    page.paint();
    page.nextFrame();
    expect(page.state()).toBe(LATE_FONT.waiting);
    delete page.documentElement.dataset['firstPaint'];
    await page.arrive();
    page.nextFrame();
    expect(page.state()).toBe(LATE_FONT.ready);
  });
});

describe('a font that the candidate has chosen', () => {
  test.each(['atkinson', 'lexend', 'opendyslexic'] as const)('PF-01 AX-08 %s is loaded alone, in each weight', (font) => {
    const { loading } = openPage({ font });
    expect(loading.map(({ url }) => url)).toEqual(PAGE_FONTS[font].faces.map(({ file }) => `url("/fonts/${file}")`));
  });

  test('PF-01 AX-08 is waited for', async () => {
    const page = openPage({ font: 'opendyslexic' });
    page.paint();
    page.nextFrame();
    expect(page.state()).toBe(LATE_FONT.waiting);
    await page.arrive();
    page.nextFrame();
    expect(page.state()).toBe(LATE_FONT.ready);
  });

  test.each(['timeIsUp', 'fail'] as const)('PF-01 AX-08 is not waited for any longer: %s', async (event) => {
    const page = openPage({ font: 'lexend' });
    page.paint();
    page.nextFrame();
    await page[event]();
    page.nextFrame();
    expect(page.state()).toBe(LATE_FONT.late);
  });

  test('PF-01 AX-08 no longer matters when another one was chosen', async () => {
    const page = openPage({ font: 'lexend' });
    page.chooseOther();
    page.timeIsUp();
    page.paint();
    page.nextFrame();
    await page.arrive();
    expect(page.state()).toBeUndefined();
  });
});

test('PF-01 a release without the files of a font decides nothing', () => {
  const page = openPage({ urlOf: () => undefined });
  expect([page.state(), page.loading]).toEqual([undefined, []]);
});

const sheetOf = (file: string) => readFileSync(join(import.meta.dirname, '../../shared-ui/src/styles', file), 'utf8');
const SHEETS = ['font.css', 'reading/fonts.css'].map(sheetOf).join('\n');

/** The faces that a sheet declares, as the page's script has them. */
const declared = [...SHEETS.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => ({
  family: /font-family: '([^']+)'/.exec(face)?.[1],
  file: /files\/([\w-]+)\.woff2/.exec(face)?.[1],
  weight: /font-weight: ([\d ]+)/.exec(face)?.[1],
}));

test('PF-01 the page’s script loads faces that the style sheets declare', () => {
  for (const { family, faces } of Object.values(PAGE_FONTS))
    for (const { file, weight } of faces) expect(declared).toContainEqual({ family, file, weight });
});

test('PF-01 each font of the page stays away while it is late', () => {
  expect(sheetOf('font.css')).toContain(`[${LATE_FONT.attribute}] {\n  --hq-late-font: `);
  const uses = [sheetOf('reading/text.css'), sheetOf('../theme/brand-theme.ts')].join('\n');
  for (const { family } of Object.values(PAGE_FONTS)) {
    expect(uses).toContain(`var(--hq-late-font, '${family}')`);
    expect(uses.replaceAll(`var(--hq-late-font, '${family}')`, '')).not.toContain(`'${family}'`);
  }
});
