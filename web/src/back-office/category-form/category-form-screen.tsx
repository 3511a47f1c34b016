import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { adminCategoriesQuery } from '../../api/admin-categories.ts';
import { reasonText } from '../failure-text.ts';
import { ErrorAlert } from '../ui/error-alert.tsx';
import { LoadingSpinner } from '../ui/loading.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { CategoryForm } from './category-form.tsx';

const BACK = { to: pagePath.adminCategories, label: 'BACK TO CATEGORIES' };

/** /admin/categories/new */
export function CreateCategoryScreen() {
  return (
    <>
      <PageHead title="CREATE CATEGORY" back={BACK} />
      <CategoryForm category={null} />
    </>
  );
}

function LoadedCategoryForm({ id }: { id: number }) {
  const categories = useQuery(adminCategoriesQuery);
  const [round, setRound] = useState(0);
  if (categories.isPending) return <LoadingSpinner />;
  if (categories.isError) {
    return (
      <ErrorAlert
        message={reasonText(categories.error, ERROR_TEXT.loadCategory)}
        onRetry={categories.refetch}
      />
    );
  }
  const category = categories.data.find((candidate) => candidate.id === id);
  if (!category) return <ErrorAlert message={ERROR_TEXT.categoryNotFound} />;
  const startAgain = async () => {
    await categories.refetch();
    setRound(round + 1);
  };
  return <CategoryForm key={round} category={category} onReload={startAgain} />;
}

/** /admin/categories/edit/{id} */
export function EditCategoryScreen() {
  const { id } = useParams();
  return (
    <>
      <PageHead title="EDIT CATEGORY" back={BACK} />
      <LoadedCategoryForm key={id} id={Number(id)} />
    </>
  );
}
