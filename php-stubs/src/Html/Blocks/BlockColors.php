<?php

declare(strict_types=1);

namespace StorefrontIslands\Html\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes with a colour, and the custom properties that the style sheets read; blocks/shared/colors/colors.ts does
 * the same for previews.
 */
final class BlockColors {
	/** Custom properties by attribute. */
	private const PROPERTIES = array(
		'accentColor'    => '--storefront-accent',
		'chipColor'      => '--storefront-chip-color',
		'chipBackground' => '--storefront-chip-background',
	);

	/** A colour of the theme, as WordPress stores it in attributes. */
	private const PRESET = '/^var:preset\|color\|([a-z0-9-]+)$/D';

	/** Hexadecimal colours, and functions of numbers. */
	private const COLOR = '/^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)a?\([0-9., %\/]+\))$/iD';

	/**
	 * Returns the style of the block's element; empty for none.
	 *
	 * @param array<string, mixed> $attributes Attributes as the editor saved them.
	 */
	public static function style( array $attributes ): string {
		$style = '';
		foreach ( self::PROPERTIES as $name => $property ) {
			$color = self::color( $attributes[ $name ] ?? '' );
			$style .= '' === $color ? '' : "$property:$color;";
		}
		return $style;
	}

	/**
	 * Returns a saved colour as CSS; empty if it is none.
	 *
	 * @param mixed $saved Saved value.
	 */
	private static function color( $saved ): string {
		if ( ! is_string( $saved ) ) {
			return '';
		}
		if ( 1 === preg_match( self::PRESET, $saved, $preset ) ) {
			return "var(--wp--preset--color--$preset[1])";
		}
		return 1 === preg_match( self::COLOR, $saved ) ? $saved : '';
	}
}
