import { IconButton, Menu } from '@chakra-ui/react';
import type { Category } from '@rad-rewind/contract/category';
import { pagePath } from '@rad-rewind/contract/paths';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/icon.tsx';
import { MainPortal } from '../ui/main-portal.tsx';

export interface CategoryRowMenuProps {
  category: Category;
  onDelete: (category: Category) => void;
}

/** Edit and Delete of one row. */
export function CategoryRowMenu({ category, onDelete }: CategoryRowMenuProps) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton variant="ghost" color="gray.700" aria-label={`Actions for ${category.name}`}>
          <Icon name="dots" />
        </IconButton>
      </Menu.Trigger>
      <MainPortal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="edit" asChild>
              <Link to={pagePath.adminCategoryEdit(category.id)}>
                <Icon name="edit" boxSize="16px" /> Edit
              </Link>
            </Menu.Item>
            <Menu.Separator />
            <Menu.Item value="delete" data-danger="" onSelect={() => onDelete(category)}>
              <Icon name="trash" boxSize="16px" /> Delete
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </MainPortal>
    </Menu.Root>
  );
}
