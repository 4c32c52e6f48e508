type Attributes = Readonly<Record<string, string | undefined>>;

/** Makes an element of DOM calls alone, which a page's Trusted Types permit. Texts are texts. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(attribute, value);
  element.append(...content);
  return element;
}
