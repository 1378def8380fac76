export function chromiumMajor(): number;
export function ensureBrowser(): void;
