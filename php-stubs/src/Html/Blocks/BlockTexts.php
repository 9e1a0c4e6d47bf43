<?php

declare(strict_types=1);

namespace StorefrontIslands\Html\Blocks;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Texts that replace the default ones in the blocks cart and checkout, by the names that the views and the islands use;
 * blocks/checkout/attributes.ts does the same for the preview.
 */
final class BlockTexts {
	/** Separator between the label of the button and the total. */
	private const SEPARATOR = 'price-separator';

	/**
	 * Returns the texts by name; an empty one stands for the default and is left out.
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
		return array_filter( $texts, static fn( string $text ): bool => '' !== $text );
	}
}
