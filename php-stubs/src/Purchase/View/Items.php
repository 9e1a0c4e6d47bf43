<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase\View;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Purchase\Purchase;
use StorefrontIslands\Purchase\PurchasedItem;
use StorefrontIslands\Ui\Picture;
use StorefrontIslands\Ui\SafeHtml;
use StorefrontIslands\Ui\TotalsItem;

defined( 'ABSPATH' ) || exit;

/** Products of an order and its totals. */
final class Items {
	/** Returns the section. */
	public static function node( Purchase $purchase, Headings $headings ): Node {
		$id    = wp_unique_id( 'storefront-received-items-' );
		$items = array();
		foreach ( $purchase->items as $item ) {
			$items[] = self::item( $item, $purchase->placeholder );
		}
		return Node::element(
			'section',
			array( 'aria-labelledby' => $id ),
			array(
				$headings->second( __( 'Your order', 'storefront-islands' ), $id ),
				Printed::node( $purchase, 'before_items' ),
				Node::element( 'ul', array( 'class' => 'storefront-received__items' ), $items ),
				Printed::node( $purchase, 'after_items' ),
				self::totals( $purchase ),
				'' === $purchase->note ? null : Node::element(
					'p',
					array( 'class' => 'storefront-received__note' ),
					array( Node::element( 'strong', array(), array( __( 'Your note:', 'storefront-islands' ) ) ), ' ', $purchase->note )
				),
			)
		);
	}

	/**
	 * Returns one product.
	 *
	 * @param string $placeholder URL of the placeholder image.
	 */
	private static function item( PurchasedItem $item, string $placeholder ): Node {
		return Node::element(
			'li',
			array(),
			array(
				Picture::node( $item->images, $placeholder, true ),
				Node::element(
					'div',
					array( 'class' => 'storefront-received__name' ),
					array(
						SafeHtml::node( $item->name, '', 'span' ),
						' ',
						SafeHtml::node( $item->quantity, 'storefront-received__quantity', 'span' ),
						'' === $item->html ? null : Node::element( 'div', array( 'class' => 'storefront-received__details' ), array( Node::of_html( $item->html ) ) ),
					)
				),
				Node::element( 'bdi', array( 'class' => 'storefront-received__price' ), array( $item->total ) ),
			)
		);
	}

	private static function totals( Purchase $purchase ): Node {
		$last  = count( $purchase->totals ) - 1;
		$lines = array();
		foreach ( $purchase->totals as $index => $line ) {
			$lines[] = TotalsItem::node( $line['label'], $line['value'], $index === $last );
		}
		return Node::element( 'dl', array( 'class' => 'storefront-totals' ), $lines );
	}
}
