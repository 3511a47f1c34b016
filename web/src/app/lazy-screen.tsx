import { type ComponentType, lazy, useState } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyScreen {
  Screen: ComponentType;
  /** Loads its code ahead. */
  load: Load;
}

/**
 * A screen whose code comes when it is first shown, as React's `lazy`; where the code is there already, it shows at
 * once, which `lazy` does in a second step.
 */
export function lazyScreen(load: Load): LazyScreen {
  let Loaded: ComponentType | undefined;
  const loadAndKeep: Load = async () => {
    const screen = await load();
    Loaded = screen.default;
    return screen;
  };
  const Later = lazy(loadAndKeep);
  function Screen() {
    // Chosen once: another component would lose the screen's state.
    const [Current] = useState<ComponentType>(() => Loaded ?? Later);
    return <Current />;
  }
  return { Screen, load: loadAndKeep };
}
