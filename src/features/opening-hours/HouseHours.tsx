// The opening hours of the house with what holds now and the days ahead with other hours. Home, contact page, contact drawer.
import { toSpecialDaysOf } from '../../../domain/opening/special-days.ts';
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
  const [branch] = branches;
  const times = {
    timeZone,
    periods: branch?.periods ?? [],
    specialDays: toSpecialDaysOf(specialDays, branch?.id ?? ''),
    holidays: branch?.holidays ?? [],
  };
  return (
    <>
      <OpenState times={times} />
      <OpeningHoursList hours={openingHours} />
      <SpecialDays times={times} />
    </>
  );
};
