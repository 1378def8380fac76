/** A JSON answer; 204 and null bodies carry none. */
export function jsonAnswer(status: number, body: unknown, headers = new Headers()): Response {
  if (status === 204) return new Response(null, { status, headers });
  headers.set('content-type', 'application/json; charset=utf-8');
  headers.set('cache-control', 'no-store');
  return new Response(JSON.stringify(body), { status, headers });
}

/** The error body of contract.md, section 1.4. */
export function errorAnswer(status: number, message: string, code?: number): Response {
  return jsonAnswer(status, code === undefined ? { statusCode: status, message } : { statusCode: status, message, code });
}
