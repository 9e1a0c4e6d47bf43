<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Product;

use StorefrontIslands\Shop\Swatch;

defined( 'ABSPATH' ) || exit;

/**
 * Samples of WooCommerce's visual attributes (since 10.9), and those that common swatch plugins and themes keep in the meta
 * of terms. They stay where such a plugin is turned off. The attribute's type tells whether a shop shows its values by
 * samples or buttons: WooCommerce's own types are `select` and `text`.
 */
final class WooSwatches {
	/** Attribute types whose values are chosen from a list. */
	private const LISTS = array( '', 'select', 'text' );

	/**
	 * Keys of term meta with a colour: WooCommerce and ThemeAlien, then the swatch plugins of Emran Ahmed and RadiusTheme,
	 * CartFlows, YITH, and the theme Flatsome. "%s" is the taxonomy.
	 */
	private const COLORS = array( 'color', 'product_attribute_color', 'cfvsw_color', '%s_yith_wccl_value', '_yith_wccl_value', 'ux_color' );

	/** Keys of term meta with the id or the address of a picture, by the same. */
	private const PICTURES = array( 'image', 'product_attribute_image', 'cfvsw_image', '%s_yith_wccl_value', '_yith_wccl_value', 'ux_image' );

	/** Key of the second colour of a value, by Emran Ahmed's plugin. */
	private const SECOND_COLOR = 'secondary_color';

	/**
	 * Returns the samples as Shop::swatches() defines them.
	 *
	 * @param list<int> $term_ids Ids of its terms.
	 * @return array<int, Swatch>|null
	 */
	public static function of( string $taxonomy, array $term_ids ): ?array {
		if ( in_array( self::type_of( $taxonomy ), self::LISTS, true ) ) {
			return null;
		}
		update_meta_cache( 'term', $term_ids );
		$swatches = array();
		foreach ( $term_ids as $id ) {
			$swatches[ $id ] = new Swatch( self::colors( $id, $taxonomy ), self::picture( $id, $taxonomy ) );
		}
		return $swatches;
	}

	/** Returns the type of an attribute; empty for a taxonomy that is none. */
	private static function type_of( string $taxonomy ): string {
		$attribute = wc_get_attribute( wc_attribute_taxonomy_id_by_name( $taxonomy ) );
		$type      = is_object( $attribute ) ? $attribute->type ?? '' : '';
		return is_string( $type ) ? $type : '';
	}

	/**
	 * Returns the colours of a term. YITH's plugin keeps two as "#fff,#000".
	 *
	 * @return list<string>
	 */
	private static function colors( int $id, string $taxonomy ): array {
		$second = get_term_meta( $id, self::SECOND_COLOR, true );
		foreach ( self::COLORS as $key ) {
			$value = get_term_meta( $id, sprintf( $key, $taxonomy ), true );
			if ( is_string( $value ) && 0 === strpos( $value, '#' ) ) {
				return array_merge( explode( ',', $value ), is_string( $second ) ? array( $second ) : array() );
			}
		}
		return array();
	}

	/** Returns the address of a term's picture; empty for none. */
	private static function picture( int $id, string $taxonomy ): string {
		foreach ( self::PICTURES as $key ) {
			$value = get_term_meta( $id, sprintf( $key, $taxonomy ), true );
			$url   = is_numeric( $value ) ? wp_get_attachment_image_url( (int) $value, 'thumbnail' ) : $value;
			if ( is_string( $url ) && 1 === preg_match( '~\A(?:https?:)?//~', $url ) ) {
				return $url;
			}
		}
		return '';
	}
}
