import { cookieAttributes, cookieLife, cookieName } from '../../mocks/http/session.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { domains, type EndpointName } from '../../src/api/table.ts';
import { namedSchemas } from './components.ts';
import { type Example, readExamples } from './examples.ts';
import { errorComponents, toOperation } from './operation.ts';

/**
 * Version of the contract. Additions increase the minor version; changes that break a client or backend that follows the compatibility
 * rules of contract.md increase the major version.
 */
export const contractVersion = '1.1.0';

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

const platform = {
  name: 'X-Sez-Platform',
  in: 'header',
  required: true,
  description: 'Which client is asking.',
  schema: { type: 'string', const: 'web' },
};

const storedImage = {
  get: {
    operationId: 'getStoredImage',
    tags: ['files'],
    summary: 'Gives the bytes of a stored image',
    description:
      "Relative to the page's own origin, never to the `-be` host; without a session and without the platform header. The same path always shows the same bytes, so it may be kept for good; a changed picture has another id. An id of a file works in place of its storageId. A 404 makes the client show the default picture.",
    security: [],
    parameters: [{ name: 'storageId', in: 'path', required: true, description: 'The `storageId` of a file.', schema: { type: 'string' } }],
    responses: {
      200: {
        description: 'The image',
        headers: { 'Cache-Control': { description: 'public, max-age=31536000, immutable', schema: { type: 'string' } } },
        content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
      },
      400: { description: 'The address cannot be read' },
      404: { description: 'File not found' },
    },
  },
};

/** All endpoints in the documented order, extensions last. Sorted, because the order of module exports depends on the loader. */
function inOrder(): { name: EndpointName; domain: string; endpoint: Endpoint }[] {
  return Object.entries(domains)
    .flatMap(([domain, declared]) =>
      Object.entries<Endpoint>(declared).map(([name, endpoint]) => ({ name: name as EndpointName, domain, endpoint })),
    )
    .sort((a, b) => (a.endpoint.n ?? Infinity) - (b.endpoint.n ?? Infinity));
}

function buildPaths(examples: ReadonlyMap<EndpointName, Example>): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  // For OpenAPI `/organizations/{id}` and `/organizations/{orgId}` are the same path, so the first parameter name is used for both.
  const pathByShape = new Map<string, string>();
  for (const { name, domain, endpoint } of inOrder()) {
    const shape = endpoint.path.replace(/:\w+/g, ':');
    const path = pathByShape.get(shape) ?? endpoint.path.replace(/:(\w+)/g, '{$1}');
    pathByShape.set(shape, path);
    const operation = toOperation(name, endpoint, { tag: domain, path, example: examples.get(name) ?? {} });
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  return { ...paths, '/s3/{storageId}': storedImage };
}

/** The HTTP part of the contract as an OpenAPI 3.1 document. */
export async function buildOpenApi(): Promise<object> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sez',
      version: contractVersion,
      description:
        'What the web client asks of the backend. Generated from `src/api` and the mock backend; change it there. Hosts, cookies, CORS, paging and rights are in `contract.md`, live events in `asyncapi.json`.',
    },
    servers: [{ url: '/', description: "The page's own origin; on the product's domain the first host label gets `-be`." }],
    tags: Object.keys(domains).map((name) => ({ name, description: `The calls of src/api/contract/${name}.ts.` })),
    paths: buildPaths(await readExamples()),
    components: {
      parameters: { Platform: platform },
      responses: errorComponents,
      schemas: { ApiError: apiError, ...namedSchemas() },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: `${cookieAttributes}; Max-Age=${cookieLife}; Secure over HTTPS. On a \`-be\` host its Domain is the parent, so that it reaches the page too.`,
        },
      },
    },
  };
}
