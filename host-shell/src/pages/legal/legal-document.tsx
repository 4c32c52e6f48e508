interface LegalSection {
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

/** The sections of a legal document. */
export function LegalDocument({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ title, paragraphs, items = [] }) => (
    <section key={title}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
