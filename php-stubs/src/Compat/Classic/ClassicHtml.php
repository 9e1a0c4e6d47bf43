<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

defined( 'ABSPATH' ) || exit;

/** Makes HTML of plugins safe for the elements around it. */
final class ClassicHtml {
	/** Elements without an end tag, and those whose content is text: WordPress reads over it with the end tag. */
	private const CLOSED_ELEMENTS = array( 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'IFRAME', 'AREA', 'BASE', 'BR', 'COL', 'EMBED', 'HR', 'IMG', 'INPUT', 'LINK', 'META', 'SOURCE', 'TRACK', 'WBR' );

	/**
	 * Returns HTML in which every element is closed: plugins open elements in one action and close them in another, which
	 * would tear the page around them.
	 *
	 * @param string $html HTML of plugins.
	 */
	public static function balanced( string $html ): string {
		return self::is_balanced( $html ) ? $html : force_balance_tags( $html );
	}

	/**
	 * Returns HTML in which buttons that stand for WooCommerce's own, to the checkout and to order, look like the screen's.
	 *
	 * @param string $html HTML of plugins.
	 */
	public static function with_main_buttons( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( true === $tags->has_class( 'checkout-button' ) || 'place_order' === $tags->get_attribute( 'id' ) ) {
				foreach ( array( 'storefront-button', 'storefront-hook__button', 'wp-element-button' ) as $class_name ) {
					$tags->add_class( $class_name );
				}
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * True if every element is closed, in order.
	 *
	 * @param string $html HTML of plugins.
	 */
	private static function is_balanced( string $html ): bool {
		$open = array();
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$name = (string) $tags->get_tag();
			if ( in_array( $name, self::CLOSED_ELEMENTS, true ) || ( $tags->has_self_closing_flag() && in_array( 'SVG', $open, true ) ) ) {
				continue;
			}
			if ( ! $tags->is_tag_closer() ) {
				$open[] = $name;
			} elseif ( array_pop( $open ) !== $name ) {
				return false;
			}
		}
		return array() === $open;
	}
}
