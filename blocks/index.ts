/** Registers the edit components of all blocks in one script, which the editor loads as storefront-islands-editor. */
import { registerBlockType } from '@wordpress/blocks';
import './shared/editor.scss';
import { AccountEdit } from './account/edit';
import { ActiveFiltersEdit } from './active-filters/edit';
import { activeFiltersConversions } from './active-filters/transforms';
import { AddToCartEdit } from './add-to-cart/edit';
import { addToCartConversions } from './add-to-cart/transforms';
import { AreaEdit } from './area/edit';
import { CartEdit } from './cart/edit';
import { cartConversions } from './cart/transforms';
import { CheckoutEdit } from './checkout/edit';
import { checkoutConversions } from './checkout/transforms';
import { FiltersEdit, saveFilters } from './filters/edit';
import { filtersConversions } from './filters/transforms';
import { FilterListEdit } from './filter-list/edit';
import { filterListConversions } from './filter-list/transforms';
import { MenuEdit } from './menu/edit';
import { MiniCartEdit } from './mini-cart/edit';
import { miniCartConversions } from './mini-cart/transforms';
import { MyAccountEdit } from './my-account/edit';
import { PopupEdit, savePopup } from './popup/edit';
import { PriceFilterEdit } from './price-filter/edit';
import { priceFilterConversions } from './price-filter/transforms';
import { ProductCarouselEdit } from './product-carousel/edit';
import { ProductGridEdit } from './product-grid/edit';
import { productGridConversions } from './product-grid/transforms';
import { PurchaseSummaryEdit } from './purchase-summary/edit';
import { SearchEdit } from './search/edit';
import { searchConversions } from './search/transforms';
import { drawIcons } from './shared/block-icons';
import { noteReplacedBlocks } from './shared/notes/replaced-note';
import { areaLabel, readAreaName } from './shared/areas/area-block';
import { saveInnerBlocks } from './shared/save-inner-blocks';
import { siteData } from './shared/site-data';
import { ShopNoticesEdit } from './shop-notices/edit';
import { TaxonomyFilterEdit } from './taxonomy-filter/edit';
import { transformsOf } from './transforms/of-editor';
import { TranslationEdit } from './translation/edit';

const save = () => null;

drawIcons();
noteReplacedBlocks(siteData);

registerBlockType('storefront-islands/active-filters', {
	edit: ActiveFiltersEdit,
	save,
	transforms: transformsOf(activeFiltersConversions),
});
registerBlockType('storefront-islands/add-to-cart', {
	edit: AddToCartEdit,
	save,
	transforms: transformsOf(addToCartConversions),
});
registerBlockType('storefront-islands/area', {
	edit: AreaEdit,
	save: saveInnerBlocks,
	// In the editor's list view each area is labelled with its place's name.
	__experimentalLabel: (attributes) => areaLabel(readAreaName(attributes)),
});
registerBlockType('storefront-islands/cart', {
	edit: CartEdit,
	save: saveInnerBlocks,
	transforms: transformsOf(cartConversions),
});
registerBlockType('storefront-islands/checkout', {
	edit: CheckoutEdit,
	save: saveInnerBlocks,
	transforms: transformsOf(checkoutConversions),
});
registerBlockType('storefront-islands/filters', {
	edit: FiltersEdit,
	save: saveFilters,
	transforms: transformsOf(filtersConversions(siteData.attributes)),
});
registerBlockType('storefront-islands/filter-list', {
	edit: FilterListEdit,
	save,
	transforms: transformsOf(filterListConversions(siteData.attributes)),
});
registerBlockType('storefront-islands/menu', { edit: MenuEdit, save });
registerBlockType('storefront-islands/mini-cart', {
	edit: MiniCartEdit,
	save: saveInnerBlocks,
	transforms: transformsOf(miniCartConversions(siteData.drawer)),
});
registerBlockType('storefront-islands/account', { edit: AccountEdit, save });
registerBlockType('storefront-islands/my-account', { edit: MyAccountEdit, save });
registerBlockType('storefront-islands/popup', { edit: PopupEdit, save: savePopup });
registerBlockType('storefront-islands/price-filter', {
	edit: PriceFilterEdit,
	save,
	transforms: transformsOf(priceFilterConversions),
});
registerBlockType('storefront-islands/product-carousel', { edit: ProductCarouselEdit, save });
registerBlockType('storefront-islands/product-grid', {
	edit: ProductGridEdit,
	save,
	transforms: transformsOf(productGridConversions),
});
registerBlockType('storefront-islands/purchase-summary', { edit: PurchaseSummaryEdit, save });
registerBlockType('storefront-islands/search', {
	edit: SearchEdit,
	save,
	transforms: transformsOf(searchConversions),
});
registerBlockType('storefront-islands/shop-notices', { edit: ShopNoticesEdit, save });
registerBlockType('storefront-islands/taxonomy-filter', { edit: TaxonomyFilterEdit, save });
registerBlockType('storefront-islands/translation', { edit: TranslationEdit, save });
