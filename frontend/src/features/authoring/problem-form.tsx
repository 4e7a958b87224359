import { EDITOR_LANGUAGES } from '@evident/contracts/languages';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  FormProvider,
  useForm,
  useWatch,
  type FieldErrors,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { useMedia } from '../../lib/use-media.js';
import { AlertDialogOnDemand, DialogOnDemand } from '../../ui/dialog-on-demand.js';
import { early } from '../../ui/early.js';
import { FormRevisionProvider } from './form-context.js';
import { useFormDraft, useLeaveGuard } from './form-draft.js';
import { FormActions } from './form-footer.js';
import { formProblems, withoutBlankTags, type CheckedValues, type FormValues } from './form-values.js';
import { KnownTagsProvider, unknownTags, useMadeTags } from './known-tags.js';
import { FIRST_OPEN, openFor, OpenLanguageProvider } from './open-language.js';
import { SampleLoader } from './sample-loader.js';
import { SectionNav } from './section-nav.js';
import { StatementSection } from './statement-section.js';

// Requested with the page.
const LanguageSection = early(() => import('./language-section.js'));
/** Below the fold. */
const TestsSection = lazy(() =>
  import('./tests-section.js').then((module) => ({ default: module.TestsSection })),
);
const JudgingSection = lazy(() => import('./judging-section.js'));
const CheckingSection = lazy(() => import('./checking-section.js'));
const AdditionalSection = lazy(() =>
  import('./additional-section.js').then((module) => ({ default: module.AdditionalSection })),
);
const ServerRefusal = lazy(() =>
  import('./server-refusal.js').then((module) => ({ default: module.ServerRefusal })),
);
const ErrorSummary = lazy(() =>
  import('./error-summary.js').then((module) => ({ default: module.ErrorSummary })),
);
const VerifySection = lazy(() =>
  import('./verify-section.js').then((module) => ({ default: module.VerifySection })),
);
const EarlierDraft = lazy(() =>
  import('./earlier-draft.js').then((module) => ({ default: module.EarlierDraft })),
);

type ProblemFormApi = UseFormReturn<FormValues, readonly string[], CheckedValues>;

interface ProblemFormProps {
  initial: FormValues;
  /** Storage key of the draft on this device. */
  draftKey: string;
  /** Null before the problem is stored. */
  problemId: string | null;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  /** Why the server refused the last attempt. */
  error: unknown;
  /** @param draft store it unpublished. @returns whether it was stored. */
  onSubmit: (values: CheckedValues, draft: boolean) => Promise<boolean>;
  /** Renders the form as a learner sees the problem. */
  renderPreview: (values: FormValues) => ReactNode;
}

/** Fetches the schema on the first validation. Blank tags are dropped before it. @param context the known tags */
const resolver: Resolver<FormValues, readonly string[], CheckedValues> = async (values, known, options) => {
  const { checkForm } = await import('./form-schema.js');
  const checked = await checkForm(withoutBlankTags(values), known, options);
  const [unknown] = unknownTags(values.tags, known ?? []);
  if (unknown === undefined || checked.errors.tags) return checked;
  const tags = { type: 'unknown', message: `Choose a known tag, or make the tag “${unknown}”` };
  return { values: {}, errors: { ...checked.errors, tags } };
};

/** Scrolls to the field of an error and focuses it. */
function goTo(form: ProblemFormApi, path: string): void {
  const holder = document.querySelector(`[data-field="${CSS.escape(path)}"]`);
  holder?.scrollIntoView({ block: 'center' });
  const control = holder?.querySelector<HTMLElement>('textarea, input, [contenteditable]');
  if (control) control.focus();
  else form.setFocus(path as Parameters<ProblemFormApi['setFocus']>[0]);
}

/** The form for creating and editing a problem. */
export function ProblemForm(props: ProblemFormProps) {
  const { initial, draftKey, problemId, submitLabel, busyLabel, busy, error, onSubmit, renderPreview } =
    props;
  const tags = useMadeTags(initial.tags);
  const form = useForm<FormValues, readonly string[], CheckedValues>({
    defaultValues: initial,
    context: tags.known,
    resolver,
    mode: 'onTouched',
  });
  const [revision, setRevision] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [previewing, setPreviewing] = useState(false);
  const [open, setOpen] = useState(FIRST_OPEN);
  const beside = useMedia('(min-width: 64rem)');
  const stored = useRef(false);
  const values = useWatch({ control: form.control }) as FormValues;
  const { errors, isDirty } = form.formState;
  const draft = useFormDraft(draftKey, values, isDirty);
  const blocker = useLeaveGuard(isDirty, stored);
  const problems = formProblems(errors);

  const reach = (path: string) => {
    const needed = openFor(path);
    if (needed) flushSync(() => setOpen(needed));
    goTo(form, path);
  };
  const fill = (next: FormValues) => {
    form.reset(next, { keepDefaultValues: true });
    setRevision((now) => now + 1);
    setAttempt(0);
  };
  const failed = (found: FieldErrors<FormValues>) => {
    setAttempt((now) => now + 1);
    const first = formProblems(found)[0];
    if (first) reach(first.path);
  };
  const send = (asDraft: boolean) =>
    form.handleSubmit(async (checked) => {
      stored.current = true;
      if (await onSubmit(checked, asDraft)) draft.forget();
      else stored.current = false;
    }, failed);

  const actions = (
    <FormActions
      busy={busy}
      problemCount={problems.length}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      column={beside}
      onPreview={() => setPreviewing(true)}
      onSaveDraft={(event) => void send(true)(event)}
    />
  );
  return (
    <FormProvider {...form}>
      <FormRevisionProvider revision={revision}>
        <form noValidate onSubmit={(event) => void send(false)(event)} className="flex items-start gap-8">
          <SectionNav
            problems={problems}
            onLanguage={(language) => flushSync(() => setOpen({ ...open, language }))}
          >
            {beside && actions}
          </SectionNav>
          <div className="flex min-w-0 flex-1 flex-col gap-5">
            <SampleLoader dirty={isDirty} onLoad={fill} current={() => form.getValues()} />
            {draft.earlier && (
              <Suspense>
                <EarlierDraft
                  savedAt={draft.earlier.savedAt}
                  onRestore={() => {
                    if (draft.earlier) fill({ ...initial, ...draft.earlier.values });
                    draft.dismiss();
                  }}
                  onDiscard={draft.dismiss}
                />
              </Suspense>
            )}
            <Suspense>
              {attempt > 0 && <ErrorSummary problems={problems} attempt={attempt} onGoTo={reach} />}
            </Suspense>
            <KnownTagsProvider value={tags}>
              <StatementSection />
            </KnownTagsProvider>
            <Suspense fallback={<div className="min-h-80" />}>
              <TestsSection />
            </Suspense>
            <OpenLanguageProvider value={{ open, setOpen }}>
              <Suspense fallback={<div className="min-h-40" />}>
                {EDITOR_LANGUAGES.map((language) => (
                  <LanguageSection key={language} language={language} />
                ))}
              </Suspense>
            </OpenLanguageProvider>
            <Suspense>
              <AdditionalSection />
              <JudgingSection />
              <CheckingSection problemId={problemId} />
              <VerifySection problemId={problemId} />
            </Suspense>
            <Suspense>{error !== undefined && <ServerRefusal error={error} />}</Suspense>
            {!beside && actions}
          </div>
        </form>
      </FormRevisionProvider>
      {previewing && (
        <DialogOnDemand
          open
          onClose={() => setPreviewing(false)}
          title={values.title === '' ? 'Preview' : values.title}
          description="As a learner sees it"
          widthClass="w-[min(52rem,calc(100vw-2rem))]"
        >
          {renderPreview(withoutBlankTags(values))}
        </DialogOnDemand>
      )}
      <AlertDialogOnDemand
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title="Leave without saving?"
        description="Your changes are saved on this device and offered when you return."
        confirmLabel="Leave"
        onConfirm={() => blocker.proceed?.()}
      />
    </FormProvider>
  );
}
