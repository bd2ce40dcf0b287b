// What is chosen of an appointment, one after the other, and the times that follow from it. What was chosen before does not
// survive a change of what it follows from.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefusalCode } from '../../../contract/shop/order-answer.ts';
import { timesQuery } from '../../adapters/order-service/appointment.ts';
import { type AppointmentBranch, type AppointmentOffer, toBranchesOf } from '../../../domain/appointment.ts';

export interface FreeDay {
  date: string;
  times: string[];
}

export interface TimesChoice {
  topic: string | null;
  /** Where the chosen topic is offered; empty while none is chosen. */
  branches: AppointmentBranch[];
  branch: string | null;
  days: FreeDay[];
  day: FreeDay | null;
  time: string | null;
  /** IANA name of the house's time zone, once it is known. */
  timeZone: string | null;
  state: 'failed' | 'loading' | 'ready' | 'waiting' | { refused: RefusalCode };
  hasMore: boolean;
  isLoadingMore: boolean;
  chooseTopic: (id: string) => void;
  chooseBranch: (id: string) => void;
  chooseDay: (date: string) => void;
  chooseTime: (time: string) => void;
  showMore: () => void;
  tryAgain: () => void;
  /** Somebody else was faster: asks for the times anew. */
  forgetTime: () => void;
}

interface Chosen {
  topic: string | null;
  branch: string | null;
  date: string | null;
  time: string | null;
}

const nothing: Chosen = { topic: null, branch: null, date: null, time: null };

/** Of one there is no choice. */
const toOnly = (branches: readonly AppointmentBranch[]): string | null =>
  branches.length === 1 ? (branches[0]?.id ?? null) : null;

export const useTimes = ({ topics, branches: all }: AppointmentOffer): TimesChoice => {
  const [chosen, setChosen] = useState<Chosen>(nothing);
  const topic = topics.find(({ id }) => id === chosen.topic);
  const branches = topic ? toBranchesOf(all, topic) : [];
  const wish = { topic: chosen.topic ?? '', branch: chosen.branch ?? '' };
  const isChosen = chosen.topic !== null && chosen.branch !== null;
  // Asked anew at every choice: what was free a minute ago may be taken.
  const query = useInfiniteQuery({ ...timesQuery(wish), enabled: isChosen, staleTime: 0, gcTime: 0 });
  const pages = query.data?.pages ?? [];
  const refusal = pages.find((page) => !page.ok);
  const days = pages.flatMap((page) => (page.ok ? page.answer.days : []));
  const day = days.find(({ date }) => date === chosen.date) ?? null;
  const [first] = pages;
  return {
    ...{ topic: chosen.topic, branches, branch: chosen.branch, days, day },
    time: chosen.time !== null && day?.times.includes(chosen.time) ? chosen.time : null,
    timeZone: first?.ok ? first.answer.time_zone : null,
    state: refusal ? { refused: refusal.code } : toState(isChosen, query),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    chooseTopic: (id) => {
      const next = topics.find((entry) => entry.id === id);
      const offered = next ? toBranchesOf(all, next) : [];
      const isStillThere = offered.some((entry) => entry.id === chosen.branch);
      setChosen({ ...nothing, topic: id, branch: isStillThere ? chosen.branch : toOnly(offered) });
    },
    chooseBranch: (branch) => setChosen({ ...nothing, topic: chosen.topic, branch }),
    chooseDay: (date) => setChosen({ ...chosen, date, time: null }),
    chooseTime: (time) => setChosen({ ...chosen, time }),
    showMore: () => void query.fetchNextPage(),
    tryAgain: () => void query.refetch(),
    forgetTime: () => {
      setChosen((before) => ({ ...before, time: null }));
      void query.refetch();
    },
  };
};

const toState = (
  isChosen: boolean,
  query: { isError: boolean; data: unknown },
): 'failed' | 'loading' | 'ready' | 'waiting' => {
  if (!isChosen) return 'waiting';
  if (query.data !== undefined) return 'ready';
  return query.isError ? 'failed' : 'loading';
};
