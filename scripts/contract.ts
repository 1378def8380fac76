/** Writes `docs/openapi.json` from the endpoint table: `npm run contract`. A test fails when the file is out of date. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '../src/api/endpoint.ts';
import { domains } from '../src/api/table.ts';
import { namedSchemas, toComponentName } from './contract/components.ts';
import { readDocComments } from './contract/docComments.ts';
import { toOperation } from './contract/operation.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the document is kept. */
export const documentPath = fromHere('../docs/openapi.json');

const apiError = {
  type: 'object',
  description: 'Every refusal. A success never carries a `statusCode`.',
  properties: {
    statusCode: { type: 'integer', description: 'The same as the HTTP status.' },
    message: { type: 'string', description: 'The sentence of the server.' },
    code: { type: 'integer', description: '403021: the account no longer exists.' },
  },
  required: ['statusCode', 'message'],
};

const platform = { name: 'X-Sez-Platform', in: 'header', required: true, schema: { const: 'web' } };

/** All endpoints in the documented order, extensions last. A module's own order differs between the tools that load it. */
function inOrder(): { name: string; domain: string; endpoint: Endpoint }[] {
  return Object.entries(domains)
    .flatMap(([domain, declared]) => Object.entries<Endpoint>(declared).map(([name, endpoint]) => ({ name, domain, endpoint })))
    .sort((a, b) => (a.endpoint.n ?? Infinity) - (b.endpoint.n ?? Infinity));
}

function buildPaths(): Record<string, Record<string, object>> {
  const comments = readDocComments(fromHere('../src/api/endpoints'));
  const paths: Record<string, Record<string, object>> = {};
  // OpenAPI takes `/organizations/{id}` and `/organizations/{orgId}` for one path, which may have one name only: the first one's.
  const pathByShape = new Map<string, string>();
  for (const { name, domain, endpoint } of inOrder()) {
    const comment = comments.get(name);
    if (!comment) throw new Error(`The endpoint ${name} has no doc comment: say above it what it answers and which errors it documents.`);
    const shape = endpoint.path.replace(/:\w+/g, ':');
    const path = pathByShape.get(shape) ?? endpoint.path.replace(/:(\w+)/g, '{$1}');
    pathByShape.set(shape, path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(name, domain, path, endpoint, comment) };
  }
  return paths;
}

function buildSchemas(): Record<string, object> {
  const comments = readDocComments(fromHere('../src/api/schema'));
  const texts = new Map([...comments].map(([constant, { text }]) => [toComponentName(constant), text]));
  const schemas: Record<string, object> = { ApiError: apiError };
  for (const [name, schema] of Object.entries(namedSchemas()).sort(([a], [b]) => (a < b ? -1 : 1))) {
    schemas[name] = { description: texts.get(name), ...schema };
  }
  return schemas;
}

/** The whole contract as an OpenAPI 3.1 document. */
export function buildContract(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sez',
      version: '1.0.0',
      description: 'What the web client asks of the backend. Generated from `src/api`; change it there.',
    },
    servers: [{ url: '/', description: "The page's own origin; on the product's domain the first host label gets `-be`." }],
    tags: Object.keys(domains).map((name) => ({ name })),
    paths: buildPaths(),
    components: {
      parameters: { Platform: platform },
      schemas: buildSchemas(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'An HttpOnly cookie.' } },
    },
  };
}

/** The document as it is written to disk. */
export function renderContract(): string {
  return `${JSON.stringify(buildContract(), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(documentPath, renderContract());
