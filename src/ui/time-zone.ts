// The clock by which pages show dates: the project's, whoever reads them wherever. Provided by the layout of every page.
import { createContext, useContext } from 'react';

/** IANA name, such as `Europe/Berlin`. */
export const TimeZoneContext = createContext('Europe/Berlin');

export const useTimeZone = (): string => useContext(TimeZoneContext);
