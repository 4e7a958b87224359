import { API_BASE } from '@evident/contracts';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Swagger UI's own files. */
export const SWAGGER_UI_FOLDER = path.dirname(require.resolve('swagger-ui-dist/package.json'));
export const SWAGGER_UI_FILES: ReadonlySet<string> = new Set(['swagger-ui.css', 'swagger-ui-bundle.js']);

/** Swagger UI without an inline script, which the content security policy forbids. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Evident API</title>
<link rel="stylesheet" href="${API_BASE}/docs/swagger-ui.css">
<div id="swagger-ui"></div>
<script src="${API_BASE}/docs/swagger-ui-bundle.js"></script>
<script src="${API_BASE}/docs/start.js"></script>
</html>
`;

/** Only GET calls can be tried from the page, so that reading it changes nothing. Null: no request to the public validator. */
export const DOCS_START = `SwaggerUIBundle({
  url: '${API_BASE}/openapi.json',
  dom_id: '#swagger-ui',
  supportedSubmitMethods: ['get'],
  validatorUrl: null,
});
`;
