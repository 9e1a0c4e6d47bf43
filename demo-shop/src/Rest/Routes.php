<?php
/**
 * Registers all routes of the Store API.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest;

use StorefrontIslands\DemoShop\Services;

defined( 'ABSPATH' ) || exit;

/** Routes of the demo shop's Store API. */
final class Routes {
	/** Routes in the order of matching: a specific pattern comes before one that would also match its path. */
	private const ROUTES = array(
		Batch::class,
		Cart\ReadCart::class,
		Cart\AddItem::class,
		Cart\ApplyCoupon::class,
		Cart\Coupons::class,
		Cart\Coupon::class,
		Cart\Extensions::class,
		Cart\Items::class,
		Cart\Item::class,
		Cart\RemoveCoupon::class,
		Cart\RemoveItem::class,
		Cart\SelectShippingRate::class,
		Cart\UpdateCustomer::class,
		Cart\UpdateItem::class,
		Checkout\Checkout::class,
		Checkout\CheckoutOrder::class,
		Checkout\ConfirmPayment::class,
		Checkout\Order::class,
		Catalogue\Products::class,
		Catalogue\Attributes::class,
		Catalogue\AttributeTerms::class,
		Catalogue\Attribute::class,
		Catalogue\Brands::class,
		Catalogue\Brand::class,
		Catalogue\Categories::class,
		Catalogue\Category::class,
		Catalogue\CollectionData::class,
		Catalogue\Reviews::class,
		Catalogue\Tags::class,
		Catalogue\Product::class,
		Catalogue\ProductBySlug::class,
	);

	/** Registers all routes; on rest_api_init. */
	public static function register( Services $services ): void {
		foreach ( self::ROUTES as $route ) {
			( new $route( $services ) )->register();
		}
	}
}
