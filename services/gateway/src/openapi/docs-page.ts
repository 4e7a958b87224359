import type { OpenAPIObject } from '@nestjs/swagger';

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character,
  );

const STYLE =
  'body{font:15px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'pre{overflow:auto;padding:.75rem;border:1px solid #8884;border-radius:6px}' +
  'summary{cursor:pointer;padding:.35rem 0}code{font-weight:600}';

function operations(document: OpenAPIObject): string {
  return Object.entries(document.paths)
    .flatMap(([path, item]) =>
      (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        const { parameters, requestBody, responses } = operation;
        const details = escape(JSON.stringify({ parameters, requestBody, responses }, null, 2));
        return [
          `<details><summary><code>${method.toUpperCase()} ${escape(path)}</code> ${escape(operation.summary ?? '')}</summary><pre>${details}</pre></details>`,
        ];
      }),
    )
    .join('\n');
}

/** A page without scripts, so that the content security policy needs no exception for it. */
export function docsPage(document: OpenAPIObject): string {
  const schemas = Object.entries(document.components?.schemas ?? {})
    .map(
      ([name, schema]) =>
        `<details><summary><code>${escape(name)}</code></summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`,
    )
    .join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(document.info.title)} API</title><style>${STYLE}</style>
<h1>${escape(document.info.title)} API</h1><p>${escape(document.info.description ?? '')}</p>
<h2>Calls</h2>${operations(document)}<h2>Schemas</h2>${schemas}</html>`;
}
