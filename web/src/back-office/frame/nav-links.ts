import { pagePath } from '@rad-rewind/contract/paths';
import { STATUS_PAGE } from '@rad-rewind/contract/status-paths';
import type { IconName } from '../ui/icon-paths.ts';

/** The admin areas, in the sidebar's order. */
export const ADMIN_LINKS: readonly { to: string; label: string; icon: IconName }[] = [
  { to: pagePath.admin, label: 'Dashboard', icon: 'dashboard' },
  { to: pagePath.adminProducts, label: 'Products', icon: 'product' },
  { to: pagePath.adminCategories, label: 'Categories', icon: 'folder' },
  { to: pagePath.adminAmazonSettings, label: 'Amazon API settings', icon: 'key' },
  { to: pagePath.adminSubscribers, label: 'Subscribers', icon: 'mail' },
  { to: pagePath.adminSyncImages, label: 'Image sync tool', icon: 'sync' },
  { to: pagePath.adminDeleted, label: 'Recently deleted', icon: 'trash' },
  { to: pagePath.adminAudit, label: 'Audit trail', icon: 'history' },
  { to: STATUS_PAGE, label: 'Status', icon: 'pulse' },
];

/** The site's own links, as in the storefront's header. */
export const SITE_LINKS = [
  { to: pagePath.home, label: 'HOME' },
  { to: pagePath.categories, label: 'CATEGORIES' },
  { to: pagePath.newArrivals, label: 'NEW ARRIVALS' },
] as const;
