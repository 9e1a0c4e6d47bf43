<?php
/**
 * No order.
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

/** What stands where there is no order, or none for this visitor: the same for both, so that nobody learns which. */
final class UnknownOrder {
	/** The page, as HTML. */
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
