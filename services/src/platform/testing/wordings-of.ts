/** The pieces of messages that are words of their language: two and more, without the gaps between them. */
export const wordingsOf = (messages: Readonly<Record<string, string>>): string[] =>
  Object.values(messages).flatMap((message) =>
    message
      .split(/[{}]/)
      .map((piece) => piece.trim())
      .filter((piece) => /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(piece) && !/^\w+, plural,/.test(piece)),
  );
