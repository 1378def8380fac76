import { env } from '@/shared/env';

/** The application's own page as the server has it now, bypassing every cache. Rejects when it can't be loaded. */
export async function fetchPage(): Promise<string> {
  const response = await fetch(env.baseUrl, { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`The page was answered with status ${response.status}.`);
  return response.text();
}

/** Whether all these files can be fetched now, without fetching their content. */
export function areReachable(files: readonly string[]): Promise<boolean> {
  return Promise.all(files.map((file) => fetch(file, { method: 'HEAD' }))).then(
    (answers) => answers.every(({ ok }) => ok),
    () => false,
  );
}
