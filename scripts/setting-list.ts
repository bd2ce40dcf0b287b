// A setting with several entries, commas between. Used by settings.ts.
import { z } from 'zod';

/** @param expected how an entry looks, for whoever has to correct it */
export const list = (item: z.ZodType<string, string>, expected: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => item.safeParse(part).success), expected)
    .default([]);
