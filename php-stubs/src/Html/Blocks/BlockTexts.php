<?php

declare(strict_types=1);

namespace StorefrontIslands\Html\Blocks;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Texts, URLs, measures and flags of the blocks cart and checkout, by the names that the views and the islands use; blocks/cart
 * and blocks/checkout (attributes.ts) do the same for the preview. A name without a value stands for the default.
 */
final class BlockTexts {
	/** Attributes with the id of a page, and the name of its URL. */
	private const PAGES = array(
		'cartPageId'     => 'cart-url',
		'checkoutPageId' => 'checkout-url',
	);

	/** Attributes that are texts themselves. */
	private const OWN = array(
		'expressButtonHeight' => 'express-height',
		'expressButtonRadius' => 'express-radius',
	);

	/** Separator between the label of the button and the total. */
	private const SEPARATOR = 'price-separator';

	/**
	 * Returns the texts by name.
	 *
	 * @return array<string, string>
	 */
	public static function of( JsonReader $chosen ): array {
		$written = $chosen->object( 'texts' );
		$texts   = array();
		foreach ( $written->keys() as $name ) {
			$texts[ $name ] = $written->string( $name );
		}
		$separator                = $texts[ self::SEPARATOR ] ?? '';
		$texts[ self::SEPARATOR ] = $chosen->bool( 'showTotalOnButton' ) ? ( '' === $separator ? '·' : $separator ) : '';
		$texts['terms-required']  = $chosen->bool( 'requiresTerms' ) ? '1' : '';
		$texts['tax-rates']       = $chosen->bool( 'showTaxRates' ) ? '1' : '';
		$texts['descriptions']    = $chosen->bool( 'showDescriptions' ) ? '1' : '';
		foreach ( self::OWN as $attribute => $name ) {
			$texts[ $name ] = $chosen->string( $attribute );
		}
		foreach ( self::PAGES as $attribute => $name ) {
			$page           = $chosen->int( $attribute );
			$texts[ $name ] = $page > 0 && 'publish' === get_post_status( $page ) ? (string) get_permalink( $page ) : '';
		}
		return array_filter( $texts, static fn( string $text ): bool => '' !== $text );
	}
}
