import type { CDPSession } from 'playwright';

interface Chunk {
  /** Seconds on the browser's monotonic clock. */
  at: number;
  bytes: number;
}

/** Counts what comes over the network as JavaScript, in bytes as transferred (compressed, without headers). */
export class ScriptTransfer {
  readonly #scripts = new Map<string, { url: string; chunks: Chunk[] }>();
  readonly #early = new Map<string, Chunk[]>();
  #navigatedAt = 0;

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ type, timestamp }) => {
      if (type === 'Document' && this.#navigatedAt === 0) this.#navigatedAt = timestamp;
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (/javascript/.test(response.mimeType)) this.#scripts.set(requestId, { url: response.url, chunks: this.#chunksOf(requestId) });
    });
    session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
      this.#chunksOf(requestId).push({ at: timestamp, bytes: encodedDataLength });
    });
  }

  /** Keeps chunks by request, because data may be reported before the response that tells its type. */
  #chunksOf(requestId: string): Chunk[] {
    const chunks = this.#early.get(requestId) ?? [];
    this.#early.set(requestId, chunks);
    return chunks;
  }

  /** @param milliseconds since the navigation began */
  bytesUntil(milliseconds: number): number {
    const end = this.#navigatedAt + milliseconds / 1000;
    const chunks = [...this.#scripts.values()].flatMap((script) => script.chunks);
    return chunks.filter(({ at }) => at <= end).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** The files behind that number, largest first. */
  filesUntil(milliseconds: number): { file: string; bytes: number }[] {
    const end = this.#navigatedAt + milliseconds / 1000;
    return [...this.#scripts.values()]
      .map(({ url, chunks }) => ({
        file: new URL(url).pathname,
        bytes: chunks.filter(({ at }) => at <= end).reduce((sum, { bytes }) => sum + bytes, 0),
      }))
      .filter(({ bytes }) => bytes > 0)
      .sort((a, b) => b.bytes - a.bytes);
  }
}
