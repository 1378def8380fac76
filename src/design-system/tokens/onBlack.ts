/** Colours of what is shown on black in every theme and scheme: images that fill the window. No theme changes them. */
export const onBlack = {
  ground: 'black',
  ink: 'white',
  quiet: 'rgb(255 255 255 / 0.8)',
  hover: 'rgb(255 255 255 / 0.16)',
  press: 'rgb(255 255 255 / 0.28)',
  /** Under text over an image: white text is readable on it even where the image is white. */
  shade: 'rgb(0 0 0 / 0.6)',
} as const;
