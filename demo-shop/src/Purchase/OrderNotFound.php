<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Purchase;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Purchase\View\Headings;
use StorefrontIslands\Purchase\View\PurchaseLayout;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\StorePages;

defined( 'ABSPATH' ) || exit;

/**
 * Page for an order that does not exist or that the visitor may not see: identical for both, so that it does not reveal
 * which.
 */
final class OrderNotFound {
	public static function html( Headings $headings, Shop $shop ): string {
		$page = Node::group(
			array(
				$headings->first( __( 'Order not found', 'storefront-islands' ) ),
				PurchaseLayout::lead( __( 'There is no such order, or this address lacks its key. Please open the link that you were sent, or log in to see your order.', 'storefront-islands' ) ),
				PurchaseLayout::node( array( PurchaseLayout::main( StorePages::login_url( $shop, '' ), __( 'Log in', 'storefront-islands' ) ), PurchaseLayout::other( home_url( '/' ), __( 'Go to the home page', 'storefront-islands' ) ) ) ),
			)
		);
		return PurchaseLayout::page( $page->html() );
	}
}
