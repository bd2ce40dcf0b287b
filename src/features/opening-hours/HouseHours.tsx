// The opening hours of the house with what holds now and the days ahead with other hours. Home, contact page, contact drawer,
// footer.
import type { Shell } from '../../../domain/site.ts';
import { type OpeningData, toBranchTimes } from './branch-times.ts';
import { OpeningHoursList } from './OpeningHoursList.tsx';
import { OpenState } from './OpenState.tsx';
import { SpecialDays } from './SpecialDays.tsx';

export interface HouseHoursProps {
  /** The first branch is the house itself: its coded periods say when it is open. */
  house: OpeningData & Pick<Shell, 'branches' | 'openingHours'>;
}

export const HouseHours = ({ house }: HouseHoursProps) => {
  const times = toBranchTimes(house.branches[0], house);
  return (
    <>
      <OpenState times={times} />
      <OpeningHoursList hours={house.openingHours} />
      <SpecialDays times={times} builtOn={house.builtOn} />
    </>
  );
};
