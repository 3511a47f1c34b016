import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ProductsScreen } from './products/products-screen.tsx';
import { LoadingSpinner } from './ui/loading.tsx';

/** The screens below /admin. */
export function AdminRoutes() {
  return (
    <Suspense fallback={<LoadingSpinner />}>
      <Routes>
        <Route path="products" element={<ProductsScreen />} />
      </Routes>
    </Suspense>
  );
}
