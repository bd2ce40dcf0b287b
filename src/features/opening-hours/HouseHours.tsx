// The opening hours of the house with what holds now and the special days ahead. Home, contact page, contact drawer.
import type { Shell } from '../../domain/site.ts';
import { OpeningHoursList } from './OpeningHoursList.tsx';
import { OpenState } from './OpenState.tsx';
import { SpecialDays } from './SpecialDays.tsx';

export interface HouseHoursProps {
  /** The first branch is the house itself: its coded periods say when it is open. */
  house: Pick<Shell, 'branches' | 'openingHours' | 'specialDays' | 'timeZone'>;
}

export const HouseHours = ({ house }: HouseHoursProps) => {
  const { branches, openingHours, specialDays, timeZone } = house;
  return (
    <>
      <OpenState times={{ timeZone, specialDays, periods: branches[0]?.periods ?? [] }} />
      <OpeningHoursList hours={openingHours} />
      <SpecialDays days={specialDays} />
    </>
  );
};
