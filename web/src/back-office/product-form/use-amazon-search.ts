import { amazonSearchQuerySchema } from '@rad-rewind/contract/amazon';
import { AMAZON_SEARCH_CATEGORIES } from '@rad-rewind/contract/limits';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { searchAmazon } from '../../api/admin-amazon-search.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { serverMessage } from '../failure-text.ts';

/** The search dialog's state: term, category, message under the term, results. */
export function useAmazonSearch() {
  const [term, setTerm] = useState('');
  const [category, setCategory] = useState<string>(AMAZON_SEARCH_CATEGORIES[0]);
  const [error, setError] = useState<string | null>(null);
  const termInput = useRef<HTMLInputElement>(null);
  const search = useMutation({
    mutationFn: searchAmazon,
    onError: (failure) =>
      showToast({
        title: ERROR_TEXT.searchError,
        description: serverMessage(failure, ERROR_TEXT.searchAmazonProducts),
        variant: 'destructive',
      }),
  });
  const run = () => {
    if (search.isPending) return;
    const query = amazonSearchQuerySchema.safeParse({ query: term, category });
    setError(query.success ? null : (query.error.issues[0]?.message ?? null));
    if (query.success) search.mutate(query.data);
    else termInput.current?.focus();
  };
  const clear = () => {
    setTerm('');
    search.reset();
  };
  const results = search.data;
  return {
    term,
    setTerm,
    category,
    setCategory,
    error,
    termInput,
    results,
    isPending: search.isPending,
    run,
    clear,
  };
}
