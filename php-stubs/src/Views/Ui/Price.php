<?php
/**
 * Prices.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

defined( 'ABSPATH' ) || exit;

/** The same as src/ui/price.tsx. */
final class Price {
	/**
	 * A price; on sale, both prices with words that tell them apart without sight.
	 *
	 * @param string      $now    The price as the shop writes it.
	 * @param string|null $before The price that a sale has replaced.
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

	/**
	 * Words for assistive technology alone.
	 *
	 * @param string $words The words.
	 */
	private static function hidden( string $words ): Node {
		return Node::element( 'span', array( 'class' => 'storefront-visually-hidden' ), array( $words . ' ' ) );
	}
}
