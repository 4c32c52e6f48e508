import { SaxesParser, type SaxesTagPlain } from 'saxes';

const attribute = (tag: SaxesTagPlain, name: string) => tag.attributes[name] ?? '';
const isOn = (tag: SaxesTagPlain) => !['0', 'false', 'off'].includes(attribute(tag, 'w:val'));
const isWhite = (colour: string) => /^(?:F[8-F]){3}$/i.test(colour);
const PROPERTIES: ReadonlySet<string> = new Set(['w:rPr', 'w:pPr', 'w:tcPr']);
const SHADED_ELEMENTS: ReadonlySet<string> = new Set(['w:tbl', 'w:tc', 'w:txbxContent']);
/** Half points: text of one point is not read by people. */
const SMALLEST = 4;

/** What the properties of a run say of whether it is seen; undefined where they say nothing. */
interface RunLook {
  vanishes?: boolean;
  isWhite?: boolean;
  isTiny?: boolean;
  isShaded?: boolean;
}

const isShading = (tag: SaxesTagPlain) => {
  const fill = attribute(tag, 'w:fill');
  return (fill !== '' && fill !== 'auto' && !isWhite(fill)) || attribute(tag, 'w:themeFill') !== '';
};

function addTo(look: RunLook, tag: SaxesTagPlain): void {
  switch (tag.name) {
    case 'w:vanish':
      look.vanishes = isOn(tag);
      break;
    case 'w:color':
      look.isWhite = isWhite(attribute(tag, 'w:val'));
      break;
    case 'w:sz': {
      const size = Number(attribute(tag, 'w:val'));
      look.isTiny = size > 0 && size < SMALLEST;
      break;
    }
    case 'w:shd':
      look.isShaded = isShading(tag);
      break;
    case 'w:highlight':
      look.isShaded = !['', 'none', 'white'].includes(attribute(tag, 'w:val'));
      break;
  }
}

const isUnseen = ({ vanishes, isWhite: white, isTiny, isShaded }: RunLook) =>
  vanishes === true || isTiny === true || (white === true && isShaded !== true);

type Looks = ReadonlyMap<string, RunLook>;

/** The look of each style of a document, with that of the styles it is based on. */
export function stylesOf(xml: string): Looks {
  const styles = new Map<string, { look: RunLook; basedOn: string }>();
  if (xml === '') return new Map();
  let current: { look: RunLook; basedOn: string } | undefined;
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    if (tag.name === 'w:style') {
      current = { look: {}, basedOn: '' };
      styles.set(attribute(tag, 'w:styleId'), current);
    } else if (tag.name === 'w:basedOn' && current) current.basedOn = attribute(tag, 'w:val');
    else if (current) addTo(current.look, tag);
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:style') current = undefined;
  });
  parser.write(xml).close();

  function lookOf(id: string, seen: ReadonlySet<string>): RunLook {
    const style = styles.get(id);
    if (!style || seen.has(id)) return {};
    return { ...lookOf(style.basedOn, new Set([...seen, id])), ...style.look };
  }
  return new Map([...styles.keys()].map((id) => [id, lookOf(id, new Set())]));
}

/** Follows the elements of a document, and says whether text at this point is seen. */
export function createWordLook(styles: Looks) {
  let [run, runStyle, paragraphStyle]: [RunLook, RunLook, RunLook] = [{}, {}, {}];
  let isParagraphShaded = false;
  /** The elements with properties that are open; the innermost is the last. */
  const properties: string[] = [];
  let isPageColoured = false;
  /** Of each open table, cell and text box: whether a colour may be behind its text. */
  const shadings: boolean[] = [];
  const styleOf = (tag: SaxesTagPlain) => styles.get(attribute(tag, 'w:val')) ?? {};
  const setShading = () => {
    if (shadings.length > 0) shadings[shadings.length - 1] = true;
  };

  return {
    opened(tag: SaxesTagPlain): void {
      const { name } = tag;
      if (PROPERTIES.has(name)) properties.push(name);
      const [inside, around] = [properties.at(-1), properties.at(-2)];
      if (name === 'w:p') [paragraphStyle, isParagraphShaded] = [{}, false];
      else if (name === 'w:r') [run, runStyle] = [{}, {}];
      else if (name === 'w:background') isPageColoured = true;
      else if (SHADED_ELEMENTS.has(name)) shadings.push(name === 'w:txbxContent');
      else if (name === 'w:tblStyle') setShading();
      else if (name === 'w:rStyle') runStyle = styleOf(tag);
      else if (name === 'w:pStyle') paragraphStyle = styleOf(tag);
      else if (inside === 'w:rPr' && around !== 'w:pPr') addTo(run, tag);
      else if (inside === 'w:pPr' && name === 'w:shd') isParagraphShaded = isShading(tag);
      else if (inside === 'w:tcPr' && name === 'w:shd' && isShading(tag)) setShading();
    },
    closed(name: string): void {
      if (PROPERTIES.has(name)) properties.pop();
      else if (SHADED_ELEMENTS.has(name)) shadings.pop();
    },
    isHidden(): boolean {
      const look = { ...paragraphStyle, ...runStyle, ...run };
      const isShaded = look.isShaded === true || isParagraphShaded || isPageColoured || shadings.includes(true);
      return isUnseen({ ...look, isShaded });
    },
  };
}
