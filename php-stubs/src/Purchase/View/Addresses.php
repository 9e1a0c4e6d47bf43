<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase\View;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Purchase\Purchase;

defined( 'ABSPATH' ) || exit;

/** Delivery method and addresses, with what plugins print below them. */
final class Addresses {
	/** Returns the sections. */
	public static function node( Purchase $purchase, Headings $headings ): Node {
		$sections = array();
		foreach ( $purchase->addresses as $address ) {
			$lines = array();
			foreach ( $address['lines'] as $line ) {
				$lines[] = Node::element( 'span', array(), array( Node::element( 'bdi', array(), array( $line ) ) ) );
			}
			$sections[] = Node::element(
				'section',
				array(),
				array(
					$headings->second( $address['heading'] ),
					Node::element( 'p', array( 'class' => 'storefront-received__lines' ), $lines ),
					Node::of_html( $address['html'] ?? '' ),
				)
			);
		}
		return Node::element( 'div', array( 'class' => 'storefront-received__addresses' ), $sections );
	}
}
