import type { ChangeEvent, CompositionEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Normalises a text during typing, e.g. removes leading spaces. */
export type Tidy = (text: string) => string;

/**
 * Handlers of a controlled field whose text is normalised during typing. The caret keeps its position, and text that an input
 * method is still composing is not changed.
 */
export function tidiedText(onText: (text: string) => void, tidy: Tidy = (text) => text) {
  function take(field: Field, isComposing: boolean): void {
    const typed = field.value;
    const text = isComposing ? typed : tidy(typed);
    if (text !== typed) {
      const caret = Math.max(0, (field.selectionEnd ?? typed.length) - (typed.length - text.length));
      field.value = text;
      field.setSelectionRange(caret, caret);
    }
    onText(text);
  }
  return {
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Field>) =>
      take(currentTarget, nativeEvent instanceof InputEvent && nativeEvent.isComposing),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => take(currentTarget, false),
  };
}
