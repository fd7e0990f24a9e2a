import type { FastifyInstance, FastifyServerOptions } from 'fastify';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Validate = ((data: unknown) => unknown) & { errors?: unknown };
type Compile = (route: unknown) => Validate;
type BuildCompiler = (...settings: readonly unknown[]) => Compile;

/**
 * Compiles the schema of a call when somebody makes this call for the first time. Most installations use few calls, and
 * compiling all of them takes longer than the rest of the start. Schemas of answers are never compiled, because they
 * only describe. The server needs `loadCompilerAtNeed`, too.
 */
export const compileAtNeed: Compilers = {
  buildValidator: ((...settings) => {
    let compile: Compile | undefined;
    return (route) =>
      madeAtFirstUse(() => {
        if (compiler === undefined) throw new Error('the compiler of schemas is not loaded');
        compile ??= compiler(...settings);
        return compile(route);
      });
  }) as BuildCompiler as unknown as Compilers['buildValidator'] & object,
  buildSerializer: () => () => JSON.stringify,
};

let compiler: BuildCompiler | undefined;

/** Loads the compiler before the first request is validated: the one that Fastify itself would load at the start. */
export function loadCompilerAtNeed(app: FastifyInstance): void {
  app.addHook('preValidation', (_request, _reply, done) => {
    if (compiler !== undefined) return done();
    import('@fastify/ajv-compiler').then(({ default: createCompilers }) => {
      compiler = createCompilers() as BuildCompiler;
      done();
    }, done);
  });
}

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
