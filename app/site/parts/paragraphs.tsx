export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="max-w-[44rem] space-y-4">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
