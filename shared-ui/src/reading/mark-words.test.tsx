import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { READING_DEFAULTS, READING_FOCUS_DEFAULTS } from '@hirehq/shared-contracts/reading';
import { applyReadingSettings } from './apply-reading-settings.ts';
import { markWords, type WordMarks } from './mark-words.ts';

/** jsdom has no highlights and no layout: what is asked of them is recorded. */
const highlights = new Map<string, Set<StaticRange>>();
let observed: Element[] = [];
let setNear: (unit: Element, isNear: boolean) => void = () => {};
let marks: WordMarks | undefined;

class FakeIntersectionObserver {
  constructor(report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    setNear = (target, isIntersecting) => report([{ target, isIntersecting }]);
  }
  observe(unit: Element): void {
    observed.push(unit);
    setNear(unit, true);
  }
  unobserve(unit: Element): void {
    observed = observed.filter((each) => each !== unit);
  }
  disconnect(): void {
    observed = [];
  }
}

class FakeSheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}
let sheets: FakeSheet[] = [];

const emphasised = (): string[] =>
  [...highlights.values()]
    .flatMap((ranges) => [...ranges])
    .map(({ startContainer, startOffset, endOffset }) => (startContainer as Text).data.slice(startOffset, endOffset))
    .toSorted();

/** All mutations are seen, and nothing is waiting any more. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await Promise.resolve();
    vi.runAllTimers();
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal('Highlight', Set);
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  sheets = [];
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => sheets,
    set(next: FakeSheet[]) {
      sheets = next;
    },
  });
});
afterEach(() => {
  marks?.stop();
  marks = undefined;
  document.body.replaceChildren();
  highlights.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
});

describe('emphasised words', () => {
  test('A2 A3 AX-02 are those of the whole root and of what appears later; the document stays as it is', async () => {
    document.body.innerHTML = '<main><h1>Jobs</h1><p>Near <b>you</b></p></main>';
    const before = document.body.innerHTML;
    marks = markWords(document.body, READING_FOCUS_DEFAULTS);
    await settled();
    expect(emphasised()).toEqual(['Jo', 'Ne', 'yo']);
    expect(document.body.innerHTML).toBe(before);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<section>Later</section>');
    document.body.append('Portal');
    await settled();
    expect(emphasised()).toEqual(['Jo', 'Lat', 'Ne', 'Por', 'yo']);
  });

  test('A2 AX-02 follow what React renders, and nothing is left of what has gone', async () => {
    function List({ names }: { names: readonly string[] }) {
      return names.map((name) => <p key={name}>{name}</p>);
    }
    const { rerender, container, unmount } = render(<List names={['Nurse', 'Cook']} />);
    marks = markWords(document.body, READING_FOCUS_DEFAULTS);
    await settled();
    for (let turn = 0; turn < 200; turn += 1) {
      const names = ['Nurse', 'Cook', 'Pilot', 'Welder'].filter((_, index) => (turn >> index) % 2 === 0);
      rerender(<List names={turn % 3 === 0 ? names.toReversed() : names} />);
      if (turn % 7 === 0) await settled();
      expect(container.textContent).toBe((turn % 3 === 0 ? names.toReversed() : names).join(''));
    }
    rerender(<List names={['Pilot', 'Cook']} />);
    await settled();
    expect(emphasised()).toEqual(['Co', 'Pil']);
    unmount();
    await settled();
    expect([emphasised(), observed.filter((unit) => unit !== document.body)]).toEqual([[], []]);
  });

  test('AX-02 follow a text that changes', async () => {
    document.body.innerHTML = '<p>One</p>';
    marks = markWords(document.body, READING_FOCUS_DEFAULTS);
    await settled();
    const text = document.querySelector('p')?.firstChild as Text;
    text.data = 'Two words';
    await settled();
    expect(emphasised()).toEqual(['Tw', 'wor']);
    text.data = '12';
    await settled();
    expect(emphasised()).toEqual([]);
    text.data = 'Three';
    await settled();
    expect(emphasised()).toEqual(['Thr']);
  });

  test('AX-02 go while colours are forced, also when a text was marked before the browser said so', async () => {
    /** As Chromium's: a change that was read has no event. */
    class FakeMediaQuery extends EventTarget {
      isActive = false;
      #known = false;
      get matches(): boolean {
        return (this.#known = this.isActive);
      }
      tell(): void {
        if (this.#known !== this.isActive) this.dispatchEvent(Object.assign(new Event('change'), { matches: this.isActive }));
      }
    }
    const query = new FakeMediaQuery();
    vi.stubGlobal('matchMedia', () => query);
    document.body.innerHTML = '<p>One</p>';
    marks = markWords(document.body, READING_FOCUS_DEFAULTS);
    await settled();
    query.isActive = true;
    document.body.append('Later');
    await settled();
    query.tell();
    await settled();
    expect(emphasised()).toEqual([]);
    expect(query.matches).toBe(true);
    query.isActive = false;
    query.tell();
    await settled();
    expect(emphasised()).toEqual(['Lat', 'On']);
  });

  test('AX-03 sentences inside a control are emphasised, its name is not', async () => {
    document.body.innerHTML = `<button><span>Acme</span><span><bdi>Ward Nurse</bdi> is open again</span></button>
      <div role="button"><b>Save search</b><p>Mail me.</p></div><button>Load more</button>`;
    marks = markWords(document.body, READING_FOCUS_DEFAULTS);
    await settled();
    const texts = new Set(
      [...highlights.values()].flatMap((ranges) => [...ranges]).map((range) => range.startContainer.textContent),
    );
    expect(texts).toEqual(new Set([' is open again', 'Mail me.', 'Ward Nurse']));
  });

  test('A4 AX-02 are not those of controls, code, or text that is being edited', async () => {
    document.body.innerHTML = `<p>Read</p><button>Save</button><div role="button">Open</div><textarea>Text</textarea>
      <select><option>Choice</option></select><code>code</code><kbd>Enter</kbd><svg><text>Chart</text></svg>
      <div contenteditable>Letter <b>bold</b></div><style>p{}</style><script type="text/plain">run</script>`;
    marks = markWords(document.body, READING_FOCUS_DEFAULTS);
    await settled();
    expect(emphasised()).toEqual(['Re']);
  });

  test('AX-02 are found in a long page too, which is scanned in parts', async () => {
    document.body.innerHTML = `<main><ul>${'<li><b>Nurse</b> <i>Cook</i></li>'.repeat(300)}</ul><button>${'<b>Save</b>'.repeat(150)}</button></main>`;
    marks = markWords(document.body, READING_FOCUS_DEFAULTS);
    await settled();
    expect(emphasised()).toEqual([...Array<string>(300).fill('Co'), ...Array<string>(300).fill('Nur')]);
  });

  test('A3 AX-02 are prepared only near the viewport', async () => {
    document.body.innerHTML = '<article><h2>First</h2><p>card</p></article><article>Second</article>';
    marks = markWords(document.body, READING_FOCUS_DEFAULTS);
    await settled();
    const [first] = document.querySelectorAll('article');
    if (!first) throw new Error('no article');
    expect(observed).toEqual([...document.querySelectorAll('article')]);
    setNear(first, false);
    await settled();
    expect(emphasised()).toEqual(['Sec']);
    first.append('more');
    await settled();
    expect(emphasised()).toEqual(['Sec']);
    setNear(first, true);
    await settled();
    expect(emphasised()).toEqual(['Fir', 'Sec', 'ca', 'mo']);
  });

  test('AX-02 AX-05 follow the settings', async () => {
    document.body.innerHTML = '<p>Neurodiversity</p>';
    marks = markWords(document.body, READING_FOCUS_DEFAULTS);
    await settled();
    expect(sheets.map(({ text }) => text.includes('color:#101828'))).toEqual([true]);
    marks.wear({ bionicSelect: 'underline', color: '#B42318', fixation: 1, fontSize: 16 });
    await settled();
    expect(emphasised()).toEqual(['Neurodivers']);
    expect(sheets[0]?.text).toContain('text-decoration:underline 0.08em;color:#b42318');
    marks.stop();
    expect([highlights.size, sheets]).toEqual([0, []]);
  });

  test('A7 AX-02 a link keeps its colour, and so does text over an image', async () => {
    document.body.innerHTML = '<p><a href="/job">Link</a></p><p style="background-image: url(x.png)">Image</p>';
    marks = markWords(document.body, READING_FOCUS_DEFAULTS);
    await settled();
    expect(emphasised()).toEqual(['Ima', 'Li']);
    expect(sheets[0]?.text).not.toContain('color:#');
  });
});

describe('reading settings of an element', () => {
  test('AX-09 are its attributes and its emphasised words, and nothing outside it', async () => {
    document.body.innerHTML = '<p>Outside</p><div><p>Inside</p></div>';
    const element = document.querySelector('div');
    if (!element) throw new Error('no element');
    applyReadingSettings(element, { ...READING_DEFAULTS, focus: READING_FOCUS_DEFAULTS }, 'D');
    expect(element.getAttribute('data-reading-focus')).toBe('bold');
    await vi.dynamicImportSettled();
    await settled();
    expect(emphasised()).toEqual(['Ins']);
    expect(document.documentElement.hasAttribute('data-reading-focus')).toBe(false);
    applyReadingSettings(element, READING_DEFAULTS, 'D');
    expect([element.getAttributeNames(), highlights.size]).toEqual([[], 0]);
  });

  test('AX-02 turned off while its code is loading, it stays off', async () => {
    document.body.innerHTML = '<div><p>Inside</p></div>';
    const element = document.querySelector('div');
    if (!element) throw new Error('no element');
    applyReadingSettings(element, { ...READING_DEFAULTS, focus: READING_FOCUS_DEFAULTS }, 'D');
    applyReadingSettings(element, READING_DEFAULTS, 'D');
    await vi.dynamicImportSettled();
    await settled();
    expect(highlights.size).toBe(0);
  });

  test('AX-02 a browser without highlights gets the attributes', async () => {
    vi.stubGlobal('CSS', {});
    const element = document.body.appendChild(document.createElement('div'));
    applyReadingSettings(element, { ...READING_DEFAULTS, focus: { ...READING_FOCUS_DEFAULTS, fontSize: 18 } }, 'D');
    await vi.dynamicImportSettled();
    expect(element.getAttribute('data-reading-size')).toBe('18');
    applyReadingSettings(element, READING_DEFAULTS, 'D');
  });
});
