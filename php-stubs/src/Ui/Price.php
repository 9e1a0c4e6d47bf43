<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/price.tsx. */
final class Price {
	/**
	 * Returns a price; on sale, both prices with labels for screen readers.
	 *
	 * @param string      $now    Formatted price.
	 * @param string|null $before Formatted price before the sale; null without a sale.
	 */
	public static function node( string $now, ?string $before ): Node {
		return Node::element(
			'span',
			array( 'class' => 'storefront-price' ),
			null === $before ? array( $now ) : array(
				Node::element(
					'del',
					array( 'class' => 'storefront-price__before' ),
					array( self::hidden( __( 'Previous price:', 'storefront-islands' ) ), $before )
				),
				Node::element(
					'ins',
					array( 'class' => 'storefront-price__now' ),
					array( self::hidden( __( 'Discounted price:', 'storefront-islands' ) ), $now )
				),
			)
		);
	}

	/** Returns a text for screen readers only. */
	private static function hidden( string $words ): Node {
		return Node::element( 'span', array( 'class' => 'storefront-visually-hidden' ), array( $words . ' ' ) );
	}
}
