// Forwards the backend's paths, like a reverse proxy in front of the app and the backend.
import { request as httpRequest } from 'node:http';
import { constants, createBrotliCompress } from 'node:zlib';
import { accepts } from './files.mjs';
import { addressOf } from './routes.mjs';

/** Headers that concern one connection and not the message (RFC 9110, 7.6.1). */
const perConnection = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

/**
 * @param {string | undefined} target origin of the backend such as `http://127.0.0.1:4000`; undefined refuses every call
 */
export function createProxy(target) {
  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  function pass(request, response) {
    if (!target) return refuse(response, 404, 'No backend is connected: the mocks answer in the page.');
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !perConnection.includes(name)));
    const outgoing = httpRequest(addressAt(target, request.url), { method: request.method, headers }, (answer) => {
      const passed = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !perConnection.includes(name)));
      if (!isWorthCompressing(request, answer)) {
        response.writeHead(answer.statusCode ?? 502, passed);
        return void answer.pipe(response);
      }
      const { 'content-length': _length, ...rest } = passed;
      response.writeHead(answer.statusCode ?? 502, { ...rest, 'content-encoding': 'br', vary: 'accept-encoding' });
      answer.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).pipe(response);
    });
    outgoing.once('error', () => {
      if (response.headersSent) response.destroy();
      else refuse(response, 502, `The backend at ${target} does not answer. Start it with npm run mock:server.`);
    });
    response.once('close', () => outgoing.destroy());
    request.pipe(outgoing);
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:stream').Duplex} socket
   * @param {Buffer} head
   */
  function upgrade(request, socket, head) {
    if (!target || !request.url?.startsWith('/socket.io/')) return endSocket(socket, '404 Not Found');
    const outgoing = httpRequest(addressAt(target, request.url), { headers: request.headers });
    outgoing.once('upgrade', (answer, upstream, first) => {
      const lines = answer.rawHeaders.flatMap((value, index, all) => (index % 2 === 0 ? [`${value}: ${all[index + 1]}`] : []));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.write(first);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
      upstream.once('error', () => socket.destroy());
      socket.once('error', () => upstream.destroy());
      socket.once('close', () => upstream.destroy());
    });
    outgoing.once('response', (answer) => endSocket(socket, `${answer.statusCode} ${answer.statusMessage}`));
    outgoing.once('error', () => endSocket(socket, '502 Bad Gateway'));
    outgoing.end();
  }

  return { pass, upgrade };
}

/** Builds the backend's URL from path and query only, so that a request can't choose another host. */
const addressAt = (/** @type {string} */ target, /** @type {string | undefined} */ url) => Object.assign(new URL(target), addressOf(url));

/** Brotli quality for responses compressed on the fly: a higher one would take longer than the transfer time it saves. */
const quality = 4;

/** Whether the response is uncompressed data and the browser accepts Brotli. */
function isWorthCompressing(
  /** @type {import('node:http').IncomingMessage} */ request,
  /** @type {import('node:http').IncomingMessage} */ answer,
) {
  const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
  return (
    request.method === 'GET' &&
    !encoding &&
    type.startsWith('application/json') &&
    accepts(String(request.headers['accept-encoding'] ?? ''), 'br')
  );
}

/** Sends an error in the backend's format (contract: Errors). */
function refuse(
  /** @type {import('node:http').ServerResponse} */ response,
  /** @type {number} */ statusCode,
  /** @type {string} */ message,
) {
  response.writeHead(statusCode, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ statusCode, message }));
}

function endSocket(/** @type {import('node:stream').Duplex} */ socket, /** @type {string} */ status) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
