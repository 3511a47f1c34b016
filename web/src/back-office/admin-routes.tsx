import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AmazonSettingsScreen } from './amazon-settings/amazon-settings-screen.tsx';
import { AuditScreen } from './audit/audit-screen.tsx';
import { CategoriesScreen } from './categories/categories-screen.tsx';
import { CreateCategoryScreen, EditCategoryScreen } from './category-form/category-form-screen.tsx';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { DeletedScreen } from './deleted/deleted-screen.tsx';
import { ImageSyncScreen } from './image-sync/image-sync-screen.tsx';
import { ProductsScreen } from './products/products-screen.tsx';
import { StatusScreen } from './status/status-screen.tsx';
import { SubscribersScreen } from './subscribers/subscribers-screen.tsx';
import { LoadingSpinner } from './ui/loading.tsx';
import { NotFound } from './ui/not-found.tsx';

const productForm = () => import('./product-form/product-form-screen.tsx');
const CreateProductScreen = lazy(() =>
  productForm().then(({ CreateProductScreen: Screen }) => ({ default: Screen })),
);
const EditProductScreen = lazy(() =>
  productForm().then(({ EditProductScreen: Screen }) => ({ default: Screen })),
);

/** The screens below /admin. */
export function AdminRoutes() {
  return (
    <Suspense fallback={<LoadingSpinner />}>
      <Routes>
        <Route index element={<DashboardScreen />} />
        <Route path="products" element={<ProductsScreen />} />
        <Route path="products/new" element={<CreateProductScreen />} />
        <Route path="products/edit/:id" element={<EditProductScreen />} />
        <Route path="categories" element={<CategoriesScreen />} />
        <Route path="categories/new" element={<CreateCategoryScreen />} />
        <Route path="categories/edit/:id" element={<EditCategoryScreen />} />
        <Route path="amazon-settings" element={<AmazonSettingsScreen />} />
        <Route path="subscribers" element={<SubscribersScreen />} />
        <Route path="sync-images" element={<ImageSyncScreen />} />
        <Route path="deleted" element={<DeletedScreen />} />
        <Route path="audit" element={<AuditScreen />} />
        <Route path="status" element={<StatusScreen />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
