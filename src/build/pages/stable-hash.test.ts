import { expect, it } from 'vitest';
import { type Compiler, createStableHash } from './stable-hash.ts';

const createHook = <Argument extends unknown[]>() => {
  const acts: ((...given: Argument) => void)[] = [];
  return {
    tap: (_name: string, act: (...given: Argument) => void) => void acts.push(act),
    call: (...given: Argument) => {
      for (const act of acts) act(...given);
    },
  };
};

type Compilation = Parameters<Parameters<Compiler['hooks']['compilation']['tap']>[1]>[0];

/** What the hash counts, and what is there again afterwards, of a compilation with one inner one. */
const compile = (isInner: boolean) => {
  const compiler = { hooks: { compilation: createHook<[Compilation]>() } };
  createStableHash().apply(compiler);
  const hooks = { beforeHash: createHook<[]>(), afterHash: createHook<[]>() };
  const compilation: Compilation = { compiler: isInner ? {} : compiler, children: [], hooks };
  compiler.hooks.compilation.call(compilation);
  compilation.children.push('style sheet');
  hooks.beforeHash.call();
  const counted = [...compilation.children];
  hooks.afterHash.call();
  return { counted, children: compilation.children };
};

it('leaves inner compilations out of the hash, and nothing else', () => {
  expect(compile(false)).toEqual({ counted: [], children: ['style sheet'] });
});

it('does not touch the hash of an inner compilation', () => {
  expect(compile(true)).toEqual({ counted: ['style sheet'], children: ['style sheet'] });
});
