<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop;

use StorefrontIslands\DemoShop\Container\Services;

defined( 'ABSPATH' ) || exit;

/** Routes of the demo shop's Store API. */
final class Routes {
	/** Routes in the order of matching: a specific pattern comes before one that would also match its path. */
	private const ROUTES = array(
		Rest\Batch::class,
		Rest\Cart\ReadCart::class,
		Rest\Cart\AddItem::class,
		Rest\Cart\ApplyCoupon::class,
		Rest\Cart\Coupons::class,
		Rest\Cart\Coupon::class,
		Rest\Cart\Extensions::class,
		Rest\Cart\Items::class,
		Rest\Cart\Item::class,
		Rest\Cart\RemoveCoupon::class,
		Rest\Cart\RemoveItem::class,
		Rest\Cart\SelectShippingRate::class,
		Rest\Cart\UpdateCustomer::class,
		Rest\Cart\UpdateItem::class,
		Rest\Checkout\Checkout::class,
		Rest\Checkout\CheckoutOrder::class,
		Rest\Checkout\ConfirmPayment::class,
		Rest\Checkout\Order::class,
		Rest\Catalogue\Products::class,
		Rest\Catalogue\Attributes::class,
		Rest\Catalogue\AttributeTerms::class,
		Rest\Catalogue\Attribute::class,
		Rest\Catalogue\Brands::class,
		Rest\Catalogue\Brand::class,
		Rest\Catalogue\Categories::class,
		Rest\Catalogue\Category::class,
		Rest\Catalogue\CollectionData::class,
		Rest\Catalogue\Reviews::class,
		Rest\Catalogue\Tags::class,
		Rest\Catalogue\Product::class,
		Rest\Catalogue\ProductBySlug::class,
	);

	/** Runs on rest_api_init. */
	public static function register( Services $services ): void {
		foreach ( self::ROUTES as $route ) {
			( new $route( $services ) )->register();
		}
	}
}
