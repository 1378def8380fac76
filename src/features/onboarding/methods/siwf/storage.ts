import { string } from 'valibot';
import { stored } from '@/shared/storage';

/** The handle that was claimed on the social frequency, without its number. */
export const userFrequencyHandleEntry = stored('userFrequencyHandle', string());
