// The selected topic, branch, date and time of an appointment, with the available times.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AppointmentBookingOptions,
  type AppointmentBranch,
  findBranchesForTopic,
  findLongestAppointmentTopic,
} from '../../../domain/appointment-topics-and-links.ts';
import { appointmentTimesInfiniteQueryOptions } from '../../adapters/order-service/appointment.ts';

interface SelectedAppointment {
  topic: string | null;
  branch: string | null;
  date: string | null;
  time: string | null;
}

export type UseAppointmentSelectionResult = ReturnType<typeof useAppointmentSelection>;

const toOnly = <Entry>(entries: readonly Entry[]): Entry | undefined => (entries.length === 1 ? entries[0] : undefined);

/**
 * Times are shown before topic and branch are chosen: those of the likeliest branch for its longest topic, because a
 * time that is long enough for that one fits every other. The first day with a free time is selected in advance.
 * @param displayBranches ids of the branches where the linked product can be seen; a single one is selected in advance
 */
export const useAppointmentSelection = (
  { topics, branches: all }: AppointmentBookingOptions,
  displayBranches: readonly string[],
) => {
  const [selection, setSelection] = useState<SelectedAppointment>({
    topic: null,
    branch: null,
    date: null,
    time: null,
  });
  const topic = topics.find(({ id }) => id === selection.topic);
  const branches = all.filter((entry) =>
    topic ? findBranchesForTopic([entry], topic).length > 0 : findLongestAppointmentTopic(topics, entry) !== undefined,
  );
  const branch = findSelectedBranch(branches, selection.branch, displayBranches);
  const shownBranch = branch ?? branches[0];
  const shownTopic = topic ?? (shownBranch && findLongestAppointmentTopic(topics, shownBranch));
  // Refetched on every selection, because slots may have been booked meanwhile. The previous ones stay until then, so
  // that nothing moves.
  const query = useInfiniteQuery({
    ...appointmentTimesInfiniteQueryOptions({ topic: shownTopic?.id ?? '', branch: shownBranch?.id ?? '' }),
    enabled: shownTopic !== undefined,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  const refusal = pages.find((page) => !page.ok);
  const answers = pages.flatMap((page) => (page.ok ? [page.answer] : []));
  const days = answers.flatMap((answer) => answer.days);
  const day = days.find(({ date }) => date === selection.date) ?? days[0] ?? null;
  // A time belongs to its day: the first free day that replaces a lost one may have the same times.
  const isTimeKept = selection.time !== null && day?.date === selection.date && day.times.includes(selection.time);
  const time = isTimeKept ? selection.time : null;
  const change = (part: Partial<SelectedAppointment>) => setSelection((before) => ({ ...before, ...part }));
  return {
    topic: selection.topic,
    /** Branches that offer the selected topic. */
    branches,
    branch: branch?.id ?? null,
    /** The branch whose times are shown, if it has not been selected. */
    previewBranch: branch ? undefined : shownBranch,
    days,
    /** The days without a free time, as far as they are loaded. */
    unavailable: answers.flatMap((answer) => answer.unavailable),
    day,
    time,
    /** The selected time, if topic, branch or bookings have made it unavailable. */
    lostTime: time === null && !query.isPlaceholderData ? selection.time : null,
    /** IANA name of the project's time zone, once known. */
    timeZone: answers[0]?.time_zone ?? null,
    state: refusal ? { refused: refusal.code } : toState(query),
    /** Times of the current selection are loading. */
    isStale: query.isPlaceholderData || query.isFetchingNextPage,
    /** First date that is not loaded; `null` at the booking horizon. */
    next: answers.at(-1)?.next ?? null,
    loadMore: () => void query.fetchNextPage(),
    chooseTopic: (id: string) => change({ topic: id }),
    chooseBranch: (id: string) => change({ branch: id }),
    chooseDay: (date: string) => change({ date, time: null }),
    /** Also selects the branch whose times are shown. */
    chooseTime: (chosen: string) => change({ date: day?.date ?? null, time: chosen, branch: shownBranch?.id ?? null }),
    retry: () => void query.refetch(),
    /** The slot was booked by someone else: refetches the slots. */
    clearTime: () => {
      change({ time: null });
      void query.refetch();
    },
  };
};

/** A single branch needs no choice. */
const findSelectedBranch = (
  branches: readonly AppointmentBranch[],
  chosen: string | null,
  displayBranches: readonly string[],
): AppointmentBranch | undefined =>
  branches.find(({ id }) => id === chosen) ??
  toOnly(branches) ??
  toOnly(branches.filter(({ id }) => displayBranches.includes(id)));

const toState = (query: {
  isError: boolean;
  isFetchNextPageError: boolean;
  isLoading: boolean;
  data: unknown;
}): 'failed' | 'loading' | 'ready' | 'waiting' => {
  if (query.data !== undefined && !query.isFetchNextPageError) return 'ready';
  if (query.isError) return 'failed';
  return query.isLoading ? 'loading' : 'waiting';
};
