import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { asApiError } from '../../lib/api.js';
import { toasts } from '../../lib/toasts.js';
import { Button } from '../../ui/button.js';
import { useImportPackageMutation } from './authoring-api.js';

/** A toast has room for a few sentences. */
const MOST_NOTES = 4;

/** Uploads a problem package, which is stored as a draft, and opens it for editing. */
export function ImportPackageButton() {
  const field = useRef<HTMLInputElement>(null);
  const [importPackage, { isLoading }] = useImportPackageMutation();
  const navigate = useNavigate();
  const send = async (file: File) => {
    try {
      const { id, message, notes } = await importPackage(file).unwrap();
      toasts.success([message, ...notes.slice(0, MOST_NOTES)].join('. ').replaceAll('..', '.'));
      await navigate(`/edit-problem/${id}`);
    } catch (failure) {
      toasts.error(asApiError(failure)?.message ?? 'The package could not be imported');
    }
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".zip,application/zip"
        aria-label="Package to import"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      <Button busy={isLoading} busyLabel="Importing..." onClick={() => field.current?.click()}>
        Import ZIP
      </Button>
    </>
  );
}
