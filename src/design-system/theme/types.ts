/** The two schemes of every theme. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The person's settings, exactly as set. Derived values are never written back into them. */
export interface ThemeSettings {
  /** `#rrggbb` */
  primary: string;
  /** `#rrggbb` */
  secondary: string;
  /** `#rrggbb` */
  accent: string;
  /** Whether the three colours are shown as lights on the canvas. */
  useGradient: boolean;
  /** Change of the lights' opacity in percent, −300…+300; 0 leaves it as designed. */
  colorOpacity: number;
  /** Opacity of cards in percent, 0…100. */
  cardBgOpacity: number;
  /** Opacity of the tint of a post in percent, 0…100. */
  postBgOpacity: number;
}

/** Preferences set in the operating system. Forced colours imply more contrast. */
export interface Preferences {
  moreContrast: boolean;
  reducedTransparency: boolean;
}

export const noPreferences: Preferences = { moreContrast: false, reducedTransparency: false };

/** Product specification, section 3. */
export const defaultTheme: ThemeSettings = {
  primary: '#3b82f6',
  secondary: '#10b981',
  accent: '#f59e0b',
  useGradient: true,
  colorOpacity: 0,
  cardBgOpacity: 30,
  postBgOpacity: 3,
};

/** Smallest and largest value of each slider (section 9); values outside count as the nearest end. */
export const themeRanges = {
  colorOpacity: { min: -300, max: 300 },
  cardBgOpacity: { min: 0, max: 100 },
  postBgOpacity: { min: 0, max: 100 },
} as const;
