/** A program to read, not to edit. */
export function SourceText({ label, text }: { label: string; text: string }) {
  return (
    <pre
      tabIndex={0}
      aria-label={label}
      className="max-h-[32rem] overflow-auto rounded-control border border-line bg-raised p-3 text-[0.8125rem] leading-6"
    >
      {text}
    </pre>
  );
}
