type ParagraphsProps = {
  texts: readonly string[];
  /** The first one opens the page, and is set larger. */
  hasLead?: boolean;
};

export function Paragraphs({ texts, hasLead = false }: ParagraphsProps) {
  return (
    <div className={`max-w-[44rem] space-y-4 ${hasLead ? "*:first:text-lg *:first:text-brand" : ""}`}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
