<?php
/**
 * Renders the page of an unknown order.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Views\Catalogue\StorePages;
use StorefrontIslands\Views\Purchase\Headings;
use StorefrontIslands\Views\Purchase\Ways;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/**
 * Page for an order that does not exist or that the visitor may not see: identical for both, so that it does not reveal
 * which.
 */
final class UnknownOrder {
	/** Returns the HTML of the page. */
	public static function html( Headings $headings ): string {
		$page = Node::group(
			array(
				$headings->first( __( 'Order not found', 'storefront-islands' ) ),
				Ways::lead( __( 'There is no such order, or this address lacks its key. Please open the link that you were sent, or log in to see your order.', 'storefront-islands' ) ),
				Ways::node( array( Ways::main( StorePages::login_url( CurrentShop::get(), '' ), __( 'Log in', 'storefront-islands' ) ), Ways::other( home_url( '/' ), __( 'Go to the home page', 'storefront-islands' ) ) ) ),
			)
		);
		return Ways::page( $page->html() );
	}
}
