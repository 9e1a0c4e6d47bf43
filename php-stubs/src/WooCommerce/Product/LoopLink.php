<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Product;

defined( 'ABSPATH' ) || exit;

/** Compares the link of WooCommerce's loop template with what a plugin has made of it. */
final class LoopLink {
	/** Class name of WooCommerce's link to a product that is added in place. */
	public const IN_PLACE = 'ajax_add_to_cart';

	/** Attributes that plugins may change without another button. */
	private const DATA = 'data-';

	/**
	 * Returns the data attributes that a plugin has added to the link or changed; null if it has changed more.
	 *
	 * @return array<string, string>|null
	 */
	public static function added_data( string $link, string $html ): ?array {
		$before = self::parts( $link );
		$after  = self::parts( $html );
		if ( null === $before || null === $after || $before['text'] !== $after['text'] ) {
			return null;
		}
		$before['attributes']['class'] = self::classes( $before['attributes']['class'] ?? '' );
		$after['attributes']['class']  = self::classes( $after['attributes']['class'] ?? '' );

		$changed = array_diff_assoc( $after['attributes'], $before['attributes'] );
		$lost    = array_diff_key( $before['attributes'], $after['attributes'] );
		$others  = array_filter( array_keys( $changed + $lost ), static fn( string $name ): bool => 0 !== strpos( $name, self::DATA ) );
		return array() === $others ? $changed : null;
	}

	/** Returns class names but the one by which a product is added in place. */
	private static function classes( string $names ): string {
		return implode( ' ', array_diff( (array) preg_split( '/\s+/', trim( $names ) ), array( self::IN_PLACE ) ) );
	}

	/**
	 * Returns the attributes of a link and the HTML in it; null if the HTML is not one link.
	 *
	 * @return array{attributes: array<string, string>, text: string}|null
	 */
	private static function parts( string $html ): ?array {
		$tag = new \WP_HTML_Tag_Processor( $html );
		if ( 1 !== preg_match( '~^\s*<a\s(?:[^>"\']|"[^"]*"|\'[^\']*\')*>(.*)</a>\s*$~is', $html, $found ) || ! $tag->next_tag( array( 'tag_name' => 'a' ) ) ) {
			return null;
		}
		$attributes = array();
		foreach ( $tag->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
			$value               = $tag->get_attribute( $name );
			$attributes[ $name ] = is_string( $value ) ? $value : '';
		}
		return array(
			'attributes' => $attributes,
			'text'       => $found[1],
		);
	}
}
