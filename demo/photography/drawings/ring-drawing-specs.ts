// Measures of the drawn rings in millimetres, from the products' descriptions; a brilliant's diameter follows from its
// carats. Pure.
import type { DemoDrawingMetalColor, StoneColor, StoneCut } from './metals-and-stones.ts';

export interface DrawnStone {
  cut: StoneCut;
  color: StoneColor;
  /** Across the finger. */
  width: number;
  /** Along the finger. */
  length: number;
  /** Distance of its middle from that of the ring, across the finger. */
  at: number;
}

export interface RingDrawingSpec {
  metal: DemoDrawingMetalColor;
  /** Of the half towards the fingertip, if it differs. */
  secondMetal?: DemoDrawingMetalColor;
  finish: 'polished' | 'brushed' | 'hammered' | 'folded';
  isFlat?: boolean;
  /** A bow that makes room for another ring's stone. */
  isCurved?: boolean;
  /** All widths that can be chosen; the finger wears the middle one. */
  widths: readonly number[];
  /** Omitted from the dimensions if the description does not name it. */
  isWidthUnnamed?: boolean;
  thickness: number;
  isThicknessNamed?: boolean;
  /** The middle one first. */
  stones: readonly DrawnStone[];
  setting?: 'bezel' | { claws: number };
  /** Height of the head above the finger, if the description names it. */
  headHeight?: number;
  /** Number of small stones along the middle line, and their diameter. */
  row?: { count: number; diameter: number };
  /** A plate to engrave. */
  plate?: { width: number; length: number };
}

const brilliant = (diameter: number, at = 0): DrawnStone => ({
  cut: 'brilliant',
  color: 'diamond',
  width: diameter,
  length: diameter,
  at,
});

/** By the product's slug. */
export const demoRingDrawingSpecsBySlug: Readonly<Record<string, RingDrawingSpec>> = {
  'solitaerring-aurora': {
    metal: 'white',
    finish: 'polished',
    widths: [2],
    thickness: 1.7,
    stones: [brilliant(4.3)],
    setting: { claws: 6 },
  },
  'solitaerring-lenz': {
    metal: 'white',
    finish: 'polished',
    widths: [2.3],
    thickness: 1.7,
    stones: [brilliant(5.2)],
    setting: { claws: 4 },
  },
  'solitaerring-isar': {
    metal: 'yellow',
    finish: 'brushed',
    isFlat: true,
    widths: [2.6],
    thickness: 1.6,
    stones: [brilliant(4.1)],
    setting: 'bezel',
    headHeight: 4.1,
  },
  'solitaerring-knospe': {
    metal: 'yellow',
    finish: 'polished',
    widths: [1.6],
    thickness: 1.5,
    stones: [brilliant(3)],
    setting: 'bezel',
  },
  'dreisteinring-amalie': {
    metal: 'rose',
    finish: 'polished',
    widths: [2.1],
    thickness: 1.7,
    stones: [brilliant(4.3), brilliant(3, -3.75), brilliant(3, 3.75)],
    setting: { claws: 4 },
    headHeight: 4.8,
  },
  'saphirring-marie': {
    metal: 'white',
    finish: 'polished',
    widths: [2.2],
    thickness: 1.7,
    stones: [
      { cut: 'brilliant', color: 'sapphire', width: 4.5, length: 6, at: 0 },
      brilliant(2.5, -3.75),
      brilliant(2.5, 3.75),
    ],
    setting: { claws: 4 },
  },
  'smaragdring-tilia': {
    metal: 'yellow',
    finish: 'polished',
    widths: [2.4],
    thickness: 1.7,
    stones: [{ cut: 'step', color: 'emerald', width: 4.2, length: 5.5, at: 0 }],
    setting: 'bezel',
  },
  'ring-herbstzeitlose': {
    metal: 'yellow',
    finish: 'polished',
    widths: [2.3],
    isWidthUnnamed: true,
    thickness: 1.7,
    stones: [{ cut: 'drop', color: 'amethyst', width: 13, length: 9, at: 0 }],
    setting: { claws: 6 },
  },
  'memoirering-halbmond': {
    metal: 'white',
    finish: 'polished',
    isFlat: true,
    widths: [2.6],
    thickness: 1.7,
    stones: [],
    row: { count: 9, diameter: 2.35 },
  },
  'siegelring-kontur': {
    metal: 'yellow',
    finish: 'polished',
    widths: [4],
    isWidthUnnamed: true,
    thickness: 1.8,
    stones: [],
    plate: { width: 10, length: 12 },
  },
  'ring-faltung': {
    metal: 'silver',
    finish: 'folded',
    isFlat: true,
    widths: [7],
    thickness: 1.6,
    stones: [],
  },
  'vorsteckring-saum': {
    metal: 'white',
    finish: 'polished',
    isCurved: true,
    widths: [1.9],
    thickness: 1.6,
    isThicknessNamed: true,
    stones: [],
  },
  'trauringe-salzach': {
    metal: 'yellow',
    finish: 'polished',
    widths: [3.5, 4, 5],
    thickness: 1.7,
    isThicknessNamed: true,
    stones: [],
  },
  'trauringe-wendelstein': {
    metal: 'white',
    finish: 'brushed',
    isFlat: true,
    widths: [4, 5, 6],
    thickness: 1.6,
    isThicknessNamed: true,
    stones: [],
  },
  'trauringe-karwendel': {
    metal: 'rose',
    finish: 'hammered',
    isFlat: true,
    widths: [4.5, 6],
    thickness: 1.8,
    isThicknessNamed: true,
    stones: [],
  },
  'trauringe-zweistrom': {
    metal: 'white',
    secondMetal: 'rose',
    finish: 'brushed',
    isFlat: true,
    widths: [5, 6],
    thickness: 1.6,
    stones: [],
    row: { count: 3, diameter: 1.6 },
  },
};
