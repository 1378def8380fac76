export function ensureBrowser(): void;
