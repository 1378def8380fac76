/** The text of answers for the log, because a response can be read only once. */
export const answerTexts = new WeakMap<Response, string>();

/** A JSON answer; 204 and null bodies carry none. */
export function jsonAnswer(status: number, body: unknown, headers = new Headers()): Response {
  if (status === 204) return new Response(null, { status, headers });
  headers.set('content-type', 'application/json; charset=utf-8');
  headers.set('cache-control', 'no-store');
  const text = JSON.stringify(body);
  const response = new Response(text, { status, headers });
  answerTexts.set(response, text);
  return response;
}

/** The error body of contract.md, section 1.4. */
export function errorAnswer(status: number, message: string, code?: number): Response {
  return jsonAnswer(status, code === undefined ? { statusCode: status, message } : { statusCode: status, message, code });
}
