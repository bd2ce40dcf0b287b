// A color that editors choose, as the studio's color field writes it.
import { z } from 'zod';

export const hexColorSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'is not a colour such as #1f3d2e');
