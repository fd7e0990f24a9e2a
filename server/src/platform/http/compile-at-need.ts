import { createRequire } from 'node:module';
import type { FastifyServerOptions } from 'fastify';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Validate = ((data: unknown) => unknown) & { errors?: unknown };
type Compile = (route: unknown) => Validate;
type BuildCompiler = (...settings: readonly unknown[]) => Compile;

/**
 * Compiles the schema of a call when somebody makes this call for the first time. Most installations use few calls, and
 * compiling all of them takes longer than the rest of the start. Schemas of answers are never compiled, because they
 * only describe.
 */
export const compileAtNeed: Compilers = {
  buildValidator: ((...settings) => {
    let compile: Compile | undefined;
    return (route) =>
      madeAtFirstUse(() => {
        compile ??= loadCompiler()(...settings);
        return compile(route);
      });
  }) as BuildCompiler as unknown as Compilers['buildValidator'] & object,
  buildSerializer: () => () => JSON.stringify,
};

/** A validator that is made by its first use. Its errors are where Fastify looks for them. */
function madeAtFirstUse(make: () => Validate): Validate {
  let made: Validate | undefined;
  const validate: Validate = (data) => {
    made ??= make();
    const isValid = made(data);
    validate.errors = made.errors;
    return isValid;
  };
  return validate;
}

/** The compiler that Fastify itself would use, in the version that it was tested with. */
function loadCompiler(): BuildCompiler {
  const here = createRequire(import.meta.url);
  const compilers = createRequire(here.resolve('fastify'))('@fastify/ajv-compiler') as () => BuildCompiler;
  return compilers();
}
