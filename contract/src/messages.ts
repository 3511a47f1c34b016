/** Texts shown to people, to the letter, of docs/product.md, "Validation" and "Errors and toasts". */

export const VALIDATION = {
  newsletterEmail: 'Please enter a valid email address',
  username: 'Username must be at least 3 characters',
  password: 'Password must be at least 6 characters',
  confirmPassword: 'Passwords do not match',
  nameRequired: 'Name is required',
  slugRequired: 'Slug is required',
  slugFormat: 'Slug must be URL-friendly',
  url: 'Must be a valid URL',
  apiKey: 'API Key is required',
  secretKey: 'Secret Key is required',
  associateTag: 'Associate Tag is required',
  asin: 'Please enter an Amazon ASIN',
  searchTerm: 'Please enter a search term',
  syncFilename: 'Please enter a filename to sync',
  syncSelection: 'Please select at least one image to sync',
  productionUrl: 'Please enter a production URL',
} as const;

export const ERROR_TEXT = {
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  logoutFailed: 'Logout failed',
  error: 'Error',
  affiliateClick: 'Could not process affiliate link',
  subscribe: 'Failed to subscribe',
  fetchProducts: 'Failed to fetch products',
  fetchFeatured: 'Failed to fetch featured products',
  fetchNewArrivals: 'Failed to fetch new arrivals',
  productNotFound: 'Product not found',
  productChanged: 'Somebody else changed this product since it was opened',
  categoryNotFound: 'Category not found',
  categoryChanged: 'Somebody else changed this category since it was opened',
  settingsChanged: 'Somebody else changed these settings since they were opened',
  fetchImageStatus: 'Failed to fetch image status',
  fetchSettings: 'Failed to fetch settings',
  loadProducts: 'Failed to load products',
  loadData: 'Failed to load data',
  loadCategories: 'Failed to load categories',
  loadCategory: 'Failed to load category',
  loadSettings: 'Failed to load settings',
  loadSubscribers: 'Failed to load subscribers',
  loadImageStatus: 'Failed to load image status',
  loadDeleted: 'Failed to load what was deleted',
  loadAudit: 'Failed to load the audit trail',
  deletedNotFound: 'It is no longer among the recently deleted',
  deleteSubscriber: 'Failed to delete subscriber.',
  searchError: 'Search Error',
  findAmazonProduct: 'Failed to find Amazon product',
  searchAmazonProducts: 'Failed to search Amazon products',
  uploadError: 'Upload Error',
  uploadImage: 'Failed to upload image',
  uploadFailed: 'Upload failed',
  legalSection: 'Page not found',
  sessionEnded: 'Your session has ended. Please sign in again.',
} as const;

/** What somebody agrees to by pressing SUBSCRIBE; stored with the subscription, so a change counts for later ones alone. */
export const NEWSLETTER_CONSENT =
  'By subscribing you agree to get our newsletter by e-mail. Every mail has a link to leave.';

/** Failure texts that carry the failure's own message behind a colon. */
export const FAILED_TO = {
  deleteProduct: 'Failed to delete product',
  createProduct: 'Failed to create product',
  updateProduct: 'Failed to update product',
  deleteCategory: 'Failed to delete category',
  createCategory: 'Failed to create category',
  updateCategory: 'Failed to update category',
  updateSettings: 'Failed to update settings',
  refreshPrices: 'Failed to refresh prices',
  syncImage: 'Failed to sync image',
  restore: 'Failed to restore',
  deleteForever: 'Failed to delete for good',
  saveProductionUrl: 'Failed to save production URL',
} as const;
