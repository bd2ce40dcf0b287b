// Gatsby's browser hooks; each delegates to src/app.
import { rememberUnknownPath, restoreUnknownPath } from './src/app/unknown-path.ts';

export const onClientEntry = rememberUnknownPath;
export const onInitialClientRender = restoreUnknownPath;
