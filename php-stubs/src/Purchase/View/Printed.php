<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase\View;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Purchase\Purchase;

defined( 'ABSPATH' ) || exit;

/** Output of plugins at a place of the order's details. */
final class Printed {
	/**
	 * Returns the output; null if there is none.
	 *
	 * @param string $place Place of the output, a key of Purchase::$printed.
	 */
	public static function node( Purchase $purchase, string $place ): ?Node {
		$html = $purchase->printed[ $place ] ?? '';
		return '' === $html ? null : Node::element( 'div', array( 'class' => 'storefront-received__printed' ), array( self::in_table( $html ) ) );
	}

	/**
	 * Returns the output as it is, or inside a table if it is rows: WooCommerce prints some places inside its table.
	 */
	private static function in_table( string $html ): Node {
		$output = Node::of_html( $html );
		return 0 === stripos( $html, '<tr' )
			? Node::element( 'table', array(), array( Node::element( 'tbody', array(), array( $output ) ) ) )
			: $output;
	}
}
