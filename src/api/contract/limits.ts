/**
 * Length limits of people's texts, in UTF-16 units as stored; those of lists in items. The username and the name are a
 * group's or channel's: those of people are in `accountRules`. The client's forms, the mock backend and the documents read these numbers.
 */
export const limits = {
  rawText: 5000,
  title: 200,
  tag: 100,
  tags: 30,
  attachments: 10,
  mentions: 100,
  alt: 1000,
  reaction: 160,
  previewUrl: 5000,
  previewText: 1000,
  username: 30,
  name: 100,
  email: 254,
  description: 1000,
  terms: 5000,
  fileName: 255,
  blockedUsers: 500,
  trackedUrl: 2000,
  /** A code or token of an identity provider. */
  providerCode: 2000,
} as const;

/** Maximum length of a search, so that its address stays far below the longest one that servers accept. Only the client keeps to it. */
export const maxSearchLength = 200;

/**
 * A group's username: letters and digits of every script, `_`, `-` and inner dots; no character with a meaning in an address, and none of the
 * letters without a glyph (fillers of Hangul).
 */
export const usernameForm = /^(?:(?![\u115F\u1160\u3164\uFFA0])[\p{L}\p{N}_-])+(?:\.(?:(?![\u115F\u1160\u3164\uFFA0])[\p{L}\p{N}_-])+)*$/u;

/** Allowed types of uploaded images, and their maximum size in bytes. */
export const uploadRules = {
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  bytes: 10 * 1024 * 1024,
  /** Minimum and maximum width and height in pixels. */
  edge: { min: 1, max: 16_384 },
} as const;

/** Maximum nesting depth of objects and lists in a body. */
export const deepestBody = 32;

/** Number of thresholds at which an author is notified about a post's weight. */
export const thresholdCount = 5;

/** Maximum number of items on a page of a list. */
export const largestPage = 100;
