import type { ChangeEvent, CompositionEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** How a text is tidied while it is typed, e.g. without a space at its beginning. */
export type Tidy = (text: string) => string;

/**
 * Handlers of a controlled field whose text is tidied while it is typed. The caret stays where it was typed, and what an
 * input method is still composing stays as it is.
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
