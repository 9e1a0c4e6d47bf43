<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

use StorefrontIslands\Support\DataFile;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Names and labels of the texts in the attribute `texts`, as in blocks/shared/in-place/block-texts.ts. */
final class TextLabels {
	/**
	 * Returns the labels of a block's texts by name, in page order.
	 *
	 * @param string $block Name of the block, without namespace.
	 * @return array<string, string>
	 */
	public static function of( string $block ): array {
		$labels = array();
		foreach ( 'checkout' === $block ? self::steps() : array() as $name => $title ) {
			/* translators: %s: title of a section of the checkout. */
			$labels[ $name ] = sprintf( __( 'Title of “%s”', 'storefront-islands' ), $title );
			/* translators: %s: title of a section of the checkout. */
			$labels[ "$name-description" ] = sprintf( __( 'Description of “%s”', 'storefront-islands' ), $title );
		}
		return $labels + self::translated( DataFile::read( 'block-texts' )->object( 'blocks' )->object( $block ) );
	}

	/**
	 * Returns the titles of the checkout's sections by name.
	 *
	 * @return array<string, string>
	 */
	public static function steps(): array {
		return self::translated( DataFile::read( 'block-texts' )->object( 'steps' ) );
	}

	/**
	 * Returns the labels of a table.
	 *
	 * @return array<string, string>
	 */
	private static function translated( JsonReader $table ): array {
		$labels = array();
		foreach ( $table->keys() as $name ) {
			$labels[ $name ] = DataText::translate( $table->string( $name ) );
		}
		return $labels;
	}
}
