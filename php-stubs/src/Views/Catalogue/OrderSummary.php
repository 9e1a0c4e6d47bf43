<?php
/**
 * What the block order-summary shows.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** The visitor's cart, to be read: rows, totals and the way back. */
final class OrderSummary {
	/**
	 * The shop.
	 *
	 * @var Shop
	 */
	private $shop;

	/**
	 * Takes the shop.
	 *
	 * @param Shop $shop Who keeps the cart.
	 */
	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/** The block's inner HTML. */
	public function html(): string {
		$cart  = new OrderSummaryCart( $this->shop->cart() );
		$items = $cart->items();
		if ( array() === $items ) {
			return sprintf(
				'<p>%s</p><p><a class="storefront-order-summary__link wp-element-button" href="%s">%s</a></p>',
				Text::encode( __( 'Your cart is empty.', 'storefront-islands' ) ),
				Text::url( StorePages::url( $this->shop, 'shop' ) ),
				Text::encode( __( 'Browse the shop', 'storefront-islands' ) )
			);
		}
		return sprintf(
			'<table class="storefront-order-summary__table"><thead class="storefront-visually-hidden"><tr><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>%s</tbody><tfoot>%s</tfoot></table><p><a class="storefront-order-summary__link" href="%s">%s</a></p>',
			Text::encode( __( 'Product', 'storefront-islands' ) ),
			Text::encode( __( 'Total', 'storefront-islands' ) ),
			implode( '', array_map( array( $this, 'item_row' ), $items ) ),
			implode( '', array_map( array( $this, 'total_row' ), $cart->totals() ) ),
			Text::url( StorePages::url( $this->shop, 'cart' ) ),
			Text::encode( __( 'Back to the cart', 'storefront-islands' ) )
		);
	}

	/**
	 * One item.
	 *
	 * @param array{name: string, details: string, quantity: int, total: string} $item Texts.
	 */
	private function item_row( array $item ): string {
		return sprintf(
			'<tr><th scope="row">%s <span class="storefront-order-summary__quantity">%s</span>%s</th><td>%s</td></tr>',
			Text::encode( $item['name'] ),
			Text::encode( '× ' . $item['quantity'] ),
			'' === $item['details'] ? '' : sprintf( '<span class="storefront-order-summary__details">%s</span>', Text::encode( $item['details'] ) ),
			Text::encode( $item['total'] )
		);
	}

	/**
	 * One total.
	 *
	 * @param array{label: string, amount: string, final: bool} $total Texts.
	 */
	private function total_row( array $total ): string {
		return sprintf(
			'<tr%s><th scope="row">%s</th><td>%s</td></tr>',
			$total['final'] ? ' class="storefront-order-summary__final"' : '',
			Text::encode( $total['label'] ),
			Text::encode( $total['amount'] )
		);
	}
}
