import { LANGUAGE_LABELS, type Language } from '@evident/contracts/languages';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.js';
import { CrossIcon } from '../../ui/icons.js';
import { CodeSample } from './code-sample.js';
import { slugOf } from './recipe-list.js';
import { usePrograms } from './use-programs.js';

const PRINTS: Readonly<Record<Language, string>> = {
  JAVASCRIPT: 'console.log(answer);',
  PYTHON: 'print(answer)',
  JAVA: 'System.out.println(answer);',
  CPP: "std::cout << answer << '\\n';",
};

interface InputGuideProps {
  language: Language;
  /** The first example of the problem. */
  example: { input: string; output: string } | undefined;
  /** The guide was opened from the help menu, so it takes the focus. */
  asked: boolean;
  onClose: () => void;
}

interface Step {
  title: string;
  text: string;
  sample: ReactNode;
}

/** @returns the three steps: what the input is, how a program reads it and how it answers. */
function useSteps({ language, example }: InputGuideProps): readonly [Step, Step, Step] {
  const { programs } = usePrograms(language);
  const label = LANGUAGE_LABELS[language];
  const program = programs?.['one-number'];
  return [
    {
      title: 'The input is text',
      text: 'Each test starts your whole program once and gives it the input as text, as if somebody typed it. This is called standard input.',
      sample: example && <CodeSample label="The input of the first example" text={example.input} />,
    },
    {
      title: 'Your program reads it',
      text: `This ${label} program reads one number. The starter code in the editor reads the input of this problem already.`,
      sample: program !== undefined && <CodeSample label={`A whole ${label} program`} text={program} />,
    },
    {
      title: 'It prints the answer',
      text: 'Your program prints the answer and nothing else: no “Enter a number:”, no debugging output. What it prints is compared with the expected output.',
      sample: <CodeSample label={`Printing in ${label}`} text={PRINTS[language]} />,
    },
  ];
}

/** How standard input works, in three steps. Shown on the first visit and on demand. */
export default function InputGuide(props: InputGuideProps) {
  const { language, asked, onClose } = props;
  const steps = useSteps(props);
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = steps[at] ?? steps[0];
  const isLast = at === steps.length - 1;
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, [asked]);
  const go = (to: number) => {
    setAt(to);
    // The step has changed behind the button; a screen reader goes on from its heading.
    heading.current?.focus();
  };
  return (
    <section
      aria-label="How input works"
      className="m-4 mb-0 flex min-h-64 flex-col gap-3 rounded-panel border border-accent bg-surface p-4 lg:m-5 lg:mb-0"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="tabular text-[0.8125rem] text-muted">
            How input works · step {at + 1} of {steps.length}
          </p>
          <h2 ref={heading} tabIndex={-1} className="text-base outline-none">
            {step.title}
          </h2>
        </div>
        <Button variant="ghost" size="sm" iconOnly aria-label="Close the guide" onClick={onClose}>
          <CrossIcon />
        </Button>
      </div>
      <p className="max-w-[68ch]">{step.text}</p>
      {step.sample}
      <div className="mt-auto flex flex-wrap items-center gap-2">
        {at > 0 && <Button onClick={() => go(at - 1)}>Back</Button>}
        <Button variant="primary" onClick={() => (isLast ? onClose() : go(at + 1))}>
          {isLast ? 'Got it' : 'Next'}
        </Button>
        <Link
          to={`/help/input/${slugOf(language)}`}
          className="ml-auto text-[0.8125rem] text-accent underline underline-offset-2"
        >
          All kinds of input
        </Link>
      </div>
    </section>
  );
}
