import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { documentPaths } from '../../scripts/contract-documents.ts';

interface Answer {
  readonly $ref?: string;
  readonly content?: { readonly 'application/json'?: { readonly schema: object } };
}

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string; readonly responses: Readonly<Record<string, Answer>> }>>>
  >;
  readonly components: { readonly responses: Readonly<Record<string, Answer>> };
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Reads docs/openapi.json and returns a function that describes how an answer departs from it: its status isn't declared, or its body
 * doesn't match the schema of that status. That function returns undefined for an answer that is as documented.
 */
export function makeAnswerCheck(): (operation: string, status: number, text: string) => string | undefined {
  const document = JSON.parse(readFileSync(documentPaths.openApi, 'utf8')) as Document;
  // The rest of the document isn't a schema; strict mode would refuse its keywords.
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats });
  ajv.addSchema(document, 'contract');
  const answers = new Map<string, ValidateFunction | null>();
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { operationId, responses }] of Object.entries(methods))
      for (const [status, response] of Object.entries(responses)) {
        const pointer = response.$ref ?? `#/paths/${escaped(path)}/${method}/responses/${status}`;
        const answer = response.$ref ? document.components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
        const hasBody = answer?.content?.['application/json'] !== undefined;
        const schema = `contract${pointer}/content/application~1json/schema`;
        answers.set(`${operationId} ${status}`, hasBody ? ajv.compile({ $ref: encodeURI(schema) }) : null);
      }
  return (operation, status, text) => {
    const validate = answers.get(`${operation} ${status}`);
    if (validate === undefined) return `answers ${status}, which is not declared`;
    if (validate === null) return text === '' ? undefined : `answers ${status} with a body, where none is declared`;
    if (text === '') return `answers ${status} without the declared body`;
    if (validate(JSON.parse(text))) return undefined;
    const differences = (validate.errors ?? []).slice(0, 3).map(({ instancePath, message = '' }) => `${instancePath || '/'} ${message}`);
    return `answers ${status} with a body that isn't as declared: ${differences.join('; ')}`;
  };
}
