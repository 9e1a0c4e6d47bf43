<?php
/**
 * What was ordered.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\Views\Cart\CartReader;
use StorefrontIslands\Views\Cart\Totals;
use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Node;
use StorefrontIslands\Views\Ui\Picture;

defined( 'ABSPATH' ) || exit;

/** The products of an order and what they come to, on the order's page. */
final class OrderedItems {
	/** The section. */
	public static function node( Order $order, CartReader $reader ): Node {
		$items = array();
		foreach ( $reader->cart->objects( 'items' ) as $item ) {
			$items[] = self::item( $item, $reader );
		}
		$note = '' === $order->note ? null : Node::element(
			'p',
			array( 'class' => 'storefront-received__note' ),
			array( Node::element( 'strong', array(), array( __( 'Your note:', 'storefront-islands' ) ) ), ' ', $order->note )
		);
		return Node::element(
			'section',
			array( 'aria-labelledby' => 'storefront-received-items' ),
			array(
				Node::element( 'h2', array( 'id' => 'storefront-received-items' ), array( __( 'Your order', 'storefront-islands' ) ) ),
				Node::element( 'ul', array( 'class' => 'storefront-received__items' ), $items ),
				Totals::node( $reader ),
				$note,
			)
		);
	}

	/**
	 * One product.
	 *
	 * @param Data       $item   An item of the order.
	 * @param CartReader $reader The order.
	 */
	private static function item( Data $item, CartReader $reader ): Node {
		$choice = array();
		foreach ( $item->objects( 'variation' ) as $variation ) {
			$choice[] = $variation->text( 'attribute' ) . ': ' . $variation->text( 'value' );
		}
		return Node::element(
			'li',
			array(),
			array(
				Picture::node( $item, $reader->placeholder(), true ),
				Node::element(
					'div',
					array( 'class' => 'storefront-received__name' ),
					array(
						$item->text( 'name' ),
						' ',
						Node::element( 'span', array( 'class' => 'storefront-received__quiet' ), array( '× ' . $item->int( 'quantity' ) ) ),
						array() === $choice ? null : Node::element( 'div', array( 'class' => 'storefront-received__quiet' ), array( implode( ', ', $choice ) ) ),
					)
				),
				Node::element( 'bdi', array( 'class' => 'storefront-received__price' ), array( $reader->price( $item->object( 'totals' ), 'line_subtotal', 'line_subtotal_tax' ) ) ),
			)
		);
	}
}
