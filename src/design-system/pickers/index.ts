/** What the product uses. `DateField`, `PlainPhoneField` and `RangeInput` are imported from their own modules: the first needs react-day-picker. */
export { AvatarCrop, type AvatarCropProps, cropShapes } from './AvatarCrop/AvatarCrop.tsx';
export { type CropArea } from './AvatarCrop/cropArea.ts';
export { cropImage } from './AvatarCrop/cropImage.ts';
export { ColorField, type ColorFieldProps } from './ColorField/ColorField.tsx';
export { CommandList, type CommandListProps, type CommandOption } from './CommandList/CommandList.tsx';
export { PhoneField, type PhoneFieldProps } from './PhoneField/PhoneField.tsx';
export { type CountryCode } from './phone/phoneLibrary.ts';
export { type PhoneValue, phoneOf } from './phone/usePhoneText.ts';
export { type SelectLook, selectLooks } from './Select/Select.css.ts';
export { Select, type SelectProps } from './Select/Select.tsx';
export { type SelectOption } from './Select/selectOptions.ts';
export { Slider, type SliderProps } from './Slider/Slider.tsx';
export { DockedSuggestions, Suggestions, type SuggestionsProps } from './Suggestions/Suggestions.tsx';
export { type Suggester, useSuggestions } from './Suggestions/useSuggestions.ts';
export { Toggle, type ToggleProps } from './Toggle/Toggle.tsx';
