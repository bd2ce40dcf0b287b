// The project's time zone, in which pages show dates regardless of the visitor's. The layout provides it.
import { createContext, useContext } from 'react';

/** IANA name, such as `Europe/Berlin`. */
export const ProjectTimeZoneContext = createContext('Europe/Berlin');

export const useProjectTimeZoneContext = (): string => useContext(ProjectTimeZoneContext);
