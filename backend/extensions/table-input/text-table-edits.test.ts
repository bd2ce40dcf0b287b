import { expect, it } from 'vitest';
import {
  appendColumnToTextTable,
  addTextTableRow,
  parsePastedCells,
  removeTextTableColumn,
  removeTextTableRow,
  toRectangularTextTable,
  pasteCellsIntoTextTable,
} from './text-table-edits.ts';

const sizes = {
  head: ['EU', 'US'],
  rows: [
    ['52', '6'],
    ['54', '7'],
  ],
};

it('completes what was saved to a rectangle', () => {
  expect(toRectangularTextTable(sizes)).toEqual(sizes);
  expect(toRectangularTextTable({ head: ['EU'], rows: [[52, '6'], ['54']] })).toEqual({
    head: ['EU', ''],
    rows: [
      ['52', '6'],
      ['54', ''],
    ],
  });
  for (const nothing of [null, undefined, 'text', {}, { head: 1, rows: 2 }])
    expect(toRectangularTextTable(nothing)).toEqual({ head: [''], rows: [['']] });
});

it('writes one cell, of the head or a row', () => {
  expect(pasteCellsIntoTextTable(sizes, { row: -1, column: 1 }, [['UK']]).head).toEqual(['EU', 'UK']);
  expect(pasteCellsIntoTextTable(sizes, { row: 1, column: 0 }, [['55']]).rows).toEqual([
    ['52', '6'],
    ['55', '7'],
  ]);
});

it('grows with pasted cells', () => {
  const pasted = parsePastedCells('54\t7\t17,2\r\n56\t8\t17,8\r\n');
  expect(pasted).toEqual([
    ['54', '7', '17,2'],
    ['56', '8', '17,8'],
  ]);
  expect(pasteCellsIntoTextTable(sizes, { row: 1, column: 0 }, pasted)).toEqual({
    head: ['EU', 'US', ''],
    rows: [
      ['52', '6', ''],
      ['54', '7', '17,2'],
      ['56', '8', '17,8'],
    ],
  });
});

it('adds and removes rows and columns, and keeps at least one cell', () => {
  expect(addTextTableRow(sizes).rows).toEqual([
    ['52', '6'],
    ['54', '7'],
    ['', ''],
  ]);
  expect(appendColumnToTextTable(sizes)).toEqual({
    head: ['EU', 'US', ''],
    rows: [
      ['52', '6', ''],
      ['54', '7', ''],
    ],
  });
  expect(removeTextTableRow(sizes, 0)).toEqual({ head: ['EU', 'US'], rows: [['54', '7']] });
  expect(removeTextTableColumn(sizes, 0)).toEqual({ head: ['US'], rows: [['6'], ['7']] });
  expect(removeTextTableRow({ head: ['EU'], rows: [['52']] }, 0)).toEqual({ head: ['EU'], rows: [['']] });
  expect(removeTextTableColumn({ head: ['EU'], rows: [['52']] }, 0)).toEqual({ head: [''], rows: [['']] });
});
