import { IconButton, Menu } from '@chakra-ui/react';
import { pagePath } from '@rad-rewind/contract/paths';
import type { Product } from '@rad-rewind/contract/product';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/icon.tsx';
import { MainPortal } from '../ui/main-portal.tsx';
import { duplicateProductPath } from './duplicate-path.ts';

export interface ProductRowMenuProps {
  product: Product;
  onDelete: (product: Product) => void;
}

/** Edit, View, Duplicate and Delete of one row. */
export function ProductRowMenu({ product, onDelete }: ProductRowMenuProps) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton variant="ghost" color="gray.700" aria-label={`Actions for ${product.name}`}>
          <Icon name="dots" />
        </IconButton>
      </Menu.Trigger>
      <MainPortal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="edit" asChild>
              <Link to={pagePath.adminProductEdit(product.id)}>
                <Icon name="edit" boxSize="16px" /> Edit
              </Link>
            </Menu.Item>
            <Menu.Item value="view" asChild>
              <Link to={pagePath.product(product.slug)}>
                <Icon name="eye" boxSize="16px" /> View
              </Link>
            </Menu.Item>
            <Menu.Item value="duplicate" asChild>
              <Link to={duplicateProductPath(product.id)}>
                <Icon name="copy" boxSize="16px" /> Duplicate
              </Link>
            </Menu.Item>
            <Menu.Separator />
            <Menu.Item value="delete" data-danger="" onSelect={() => onDelete(product)}>
              <Icon name="trash" boxSize="16px" /> Delete
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </MainPortal>
    </Menu.Root>
  );
}
