/**
 * `npm run contract` writes the contract's documents: `docs/openapi.json`, `docs/asyncapi.json` and `docs/contract.md`.
 * A test fails when they are out of date. `npm run contract -- --check URL` tests a backend and reports differences.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type EndpointName, endpoints } from '../src/api/table.ts';
import { buildAsyncApi } from './contract-documents/asyncApi.ts';
import { buildOpenApi } from './contract-documents/openApi.ts';
import { renderRules } from './contract-documents/rules.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Absolute paths of the documents. */
export const documentPaths = {
  openApi: fromHere('../docs/openapi.json'),
  asyncApi: fromHere('../docs/asyncapi.json'),
  rules: fromHere('../docs/contract.md'),
} as const;

const asText = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** The documents as they are written to disk. */
export async function renderContract(): Promise<Readonly<Record<keyof typeof documentPaths, string>>> {
  return { openApi: asText(await buildOpenApi()), asyncApi: asText(buildAsyncApi()), rules: renderRules() };
}

const help = `npm run contract                         writes docs/openapi.json, docs/asyncapi.json and docs/contract.md
npm run contract -- --check URL          walks the backend at URL with the contract's cases and says where it differs
  --people FILE    how its people sign in: {"lena": {"phone": "+1…", "password": "…"}, …}; see docs/contract.md
  --only NAMES     walks only these calls, such as getPost,createPost
  --reset URL      is POSTed to bring the first state back between cases (the mock server needs none)`;

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      check: { type: 'string' },
      people: { type: 'string' },
      only: { type: 'string' },
      reset: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (values.check === undefined) {
    const documents = await renderContract();
    for (const [name, path] of Object.entries(documentPaths)) writeFileSync(path, documents[name as keyof typeof documentPaths]);
    return 0;
  }
  const { checkBackend, tellReport } = await import('./contract-documents/check.ts');
  const people = values.people === undefined ? undefined : (JSON.parse(readFileSync(values.people, 'utf8')) as Record<string, never>);
  const only = values.only?.split(',').map((name) => {
    if (!Object.hasOwn(endpoints, name)) throw new Error(`There is no call named ${name}.`);
    return name as EndpointName;
  });
  const url = values.check.replace(/\/$/, '');
  const report = await checkBackend({ url, people, resetUrl: values.reset, ...(only ? { only } : {}) });
  console.log(tellReport(report));
  return report.differences.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await run().catch((error: unknown) => {
    console.error(`${(error as Error).message}\n\n${help}`);
    return 2;
  });
}
