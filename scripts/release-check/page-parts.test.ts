import { expect, it } from 'vitest';
import { readPageParts } from './page-parts.ts';

const toPage = (body: string, head = '<title>Uhren</title>') =>
  `<!DOCTYPE html><html lang="de"><head>${head}</head><body><h1>Unsere <em>Uhren</em></h1>${body}</body></html>`;

it.each([
  ['<a href="/kontakt">a</a>', '/kontakt'],
  ['<img src="/static/1/ring.jpg" alt="">', '/static/1/ring.jpg'],
  ['<form action="/suche"></form>', '/suche'],
  ['<noscript><img src="/static/2/ring.jpg" alt=""></noscript>', '/static/2/ring.jpg'],
  ['<template><a href="/vorlage">a</a></template>', '/vorlage'],
  ['<svg><use xlink:href="/icons.svg#ring"></use></svg>', '/icons.svg#ring'],
  ['<video poster="/static/3/film.jpg"></video>', '/static/3/film.jpg'],
  [`<p style="background:url('/static/4/gold.webp')">a</p>`, '/static/4/gold.webp'],
  ['<script data-scripts="/app-1.js /page-2.js">start()</script>', '/page-2.js'],
])('finds the link of %s', (body, link) => {
  expect(readPageParts(toPage(body)).links).toContain(link);
});

it('finds every size of a picture', () => {
  const body =
    '<picture><source srcset="/a,1.avif 480w,\n/b.avif 750w"><img src="/c.jpg" srcset="/d.jpg 2x" alt=""></picture>';
  expect(readPageParts(toPage(body)).links).toEqual(['/a,1.avif', '/b.avif', '/c.jpg', '/d.jpg']);
});

it('finds what the head names', () => {
  const head = `<title>Uhren</title><meta property="og:image" content="https://a.example/b.jpg"><meta name="description" content="/x">
    <link rel="canonical" href="https://a.example/uhren"><meta http-equiv="refresh" content="0;url=/neu">
    <style>@font-face{src:url(/fonts/a.v1.woff2) format("woff2")}</style>`;
  const { links } = readPageParts(toPage('', head));
  expect(links).toEqual(['https://a.example/b.jpg', 'https://a.example/uhren', '/neu', '/fonts/a.v1.woff2']);
});

it('knows title, heading and the places a link may lead to', () => {
  const parts = readPageParts(toPage('<p id="zeiten">a</p><a name="alt">b</a><svg><title>Bild</title></svg>'));
  expect(parts).toMatchObject({ title: 'Uhren', heading: 'Unsere Uhren', errors: [] });
  expect([...parts.anchors]).toEqual(['zeiten', 'alt']);
});

it('says where HTML does not parse', () => {
  expect(readPageParts(toPage('\n<p class="a" class="b">a</p>')).errors).toEqual([
    expect.stringMatching(/^duplicate-attribute “.*\(2:\d+\)$/),
  ]);
  expect(readPageParts('<html></html>').errors).toEqual(['missing-doctype “<html></html>” (1:1)']);
  expect(readPageParts(toPage('<p>cut off').slice(0, -20)).errors).toEqual(['the end is missing: the page is cut off']);
});
