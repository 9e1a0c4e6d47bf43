/** How each block is edited. One script for all of them: the editor loads it as storefront-islands-editor. */
import { registerBlockType } from '@wordpress/blocks';
import { ActiveFiltersEdit } from './active-filters/edit';
import { AddToCartEdit } from './add-to-cart/edit';
import { CartEdit } from './cart/edit';
import { CheckoutEdit } from './checkout/edit';
import { FiltersEdit, saveFilters } from './filters/edit';
import { FilterListEdit } from './filter-list/edit';
import { MenuEdit } from './menu/edit';
import { MiniCartEdit } from './mini-cart/edit';
import { MyAccountEdit } from './my-account/edit';
import { PopupEdit, savePopup } from './popup/edit';
import { PriceFilterEdit } from './price-filter/edit';
import { ProductCarouselEdit } from './product-carousel/edit';
import { ProductGridEdit } from './product-grid/edit';
import { PurchaseSummaryEdit } from './purchase-summary/edit';
import { SearchEdit } from './search/edit';
import { ShopNoticesEdit } from './shop-notices/edit';
import { TaxonomyFilterEdit } from './taxonomy-filter/edit';

const save = () => null;

registerBlockType('storefront-islands/active-filters', { edit: ActiveFiltersEdit, save });
registerBlockType('storefront-islands/add-to-cart', { edit: AddToCartEdit, save });
registerBlockType('storefront-islands/cart', { edit: CartEdit, save });
registerBlockType('storefront-islands/checkout', { edit: CheckoutEdit, save });
registerBlockType('storefront-islands/filters', { edit: FiltersEdit, save: saveFilters });
registerBlockType('storefront-islands/filter-list', { edit: FilterListEdit, save });
registerBlockType('storefront-islands/menu', { edit: MenuEdit, save });
registerBlockType('storefront-islands/mini-cart', { edit: MiniCartEdit, save });
registerBlockType('storefront-islands/my-account', { edit: MyAccountEdit, save });
registerBlockType('storefront-islands/popup', { edit: PopupEdit, save: savePopup });
registerBlockType('storefront-islands/price-filter', { edit: PriceFilterEdit, save });
registerBlockType('storefront-islands/product-carousel', { edit: ProductCarouselEdit, save });
registerBlockType('storefront-islands/product-grid', { edit: ProductGridEdit, save });
registerBlockType('storefront-islands/purchase-summary', { edit: PurchaseSummaryEdit, save });
registerBlockType('storefront-islands/search', { edit: SearchEdit, save });
registerBlockType('storefront-islands/shop-notices', { edit: ShopNoticesEdit, save });
registerBlockType('storefront-islands/taxonomy-filter', { edit: TaxonomyFilterEdit, save });
