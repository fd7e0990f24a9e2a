/** An object that exists later, when hooks have made it: all reads and writes of its fields go to that one. */
export const lazy = <Thing extends object>(find: () => Thing): Thing =>
  new Proxy({} as Thing, {
    get: (_, field) => Reflect.get(find(), field),
    set: (_, field, value) => Reflect.set(find(), field, value),
    has: (_, field) => Reflect.has(find(), field),
    ownKeys: () => Reflect.ownKeys(find()),
    getOwnPropertyDescriptor: (_, field) => {
      const found = Reflect.getOwnPropertyDescriptor(find(), field);
      return found && { ...found, configurable: true };
    },
  });
