import { useEffect } from 'react';
import type { ShellSurface } from '@hirehq/shared-contracts/shell-api';

/** Registered faces by their rule, and the number of surfaces that use each. */
const registered = new Map<string, { face: FontFace; users: number }>();

const DESCRIPTORS = {
  style: 'font-style',
  weight: 'font-weight',
  unicodeRange: 'unicode-range',
  display: 'font-display',
  sizeAdjust: 'size-adjust',
  ascentOverride: 'ascent-override',
  descentOverride: 'descent-override',
  lineGapOverride: 'line-gap-override',
} as const;

function faceOf({ style }: CSSFontFaceRule): FontFace {
  const said = Object.entries(DESCRIPTORS).map(([key, name]) => [key, style.getPropertyValue(name)] as const);
  return new FontFace(
    style.getPropertyValue('font-family').replaceAll(/^["']|["']$/g, ''),
    style.getPropertyValue('src'),
    Object.fromEntries(said.filter(([, value]) => value !== '')),
  );
}

function register(rule: CSSFontFaceRule): () => void {
  const known = registered.get(rule.cssText) ?? { face: faceOf(rule), users: 0 };
  registered.set(rule.cssText, known);
  known.users += 1;
  if (known.users === 1) document.fonts.add(known.face);
  return () => {
    known.users -= 1;
    if (known.users > 0) return;
    document.fonts.delete(known.face);
    registered.delete(rule.cssText);
  };
}

/** Registers the fonts of the sheets of a shadow tree with the document, because a browser ignores them in such a tree. */
export function useFontFaces({ root }: ShellSurface): void {
  useEffect(() => {
    if (!(root instanceof ShadowRoot)) return undefined;
    const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    const ends = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(register);
    return () => ends.forEach((end) => end());
  }, [root]);
}
