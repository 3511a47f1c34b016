import { CONNECTION_TEST_MS } from '@rad-rewind/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../ui/toast/toast-store.ts';

/** TEST CONNECTION: no call is made; after 1.5 s it says that the check was simulated. */
export function useConnectionTest(): { run: () => void; isPending: boolean } {
  const [isPending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const run = () => {
    setPending(true);
    timer.current = setTimeout(() => {
      setPending(false);
      showToast({
        title: 'Connection test successful',
        description: 'This was a simulated check: no call was made. VERIFY WITH AMAZON makes one.',
      });
    }, CONNECTION_TEST_MS);
  };
  return { run, isPending };
}
