<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Content;

use StorefrontIslands\Html\BlockNames;

defined( 'ABSPATH' ) || exit;

/** Finds the setting of the block "Purchase summary" that makes its page the end of every order. */
final class SummaryPageSetting {
	/** Full name of the block. */
	public const BLOCK = 'storefront-islands/purchase-summary';

	/** Name of the attribute, and of the setting of the block's widget. */
	private const ATTRIBUTE = 'orderReceivedPage';

	/** Shortcode of the block, with its attributes; not after a second bracket, which escapes it. */
	private const SHORTCODE = '/(?<!\[)\[storefront_purchase_summary\b([^\]]*)/';

	/** True if the setting is on in a page: in a block, a shortcode or a widget of Elementor. */
	public static function is_on( \WP_Post $page ): bool {
		$elements = get_post_meta( $page->ID, ElementorData::META, true );
		return self::in_blocks( parse_blocks( $page->post_content ) )
			|| self::in_shortcodes( $page->post_content )
			|| self::in_elements( is_string( $elements ) ? json_decode( $elements, true ) : null );
	}

	/**
	 * True if the setting is on in blocks or their inner blocks.
	 *
	 * @param array<array-key, mixed> $blocks Parsed blocks.
	 */
	private static function in_blocks( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			$attributes = $block['attrs'] ?? array();
			if ( self::BLOCK === ( $block['blockName'] ?? null ) && is_array( $attributes ) && true === ( $attributes[ self::ATTRIBUTE ] ?? false ) ) {
				return true;
			}
			if ( is_array( $block['innerBlocks'] ?? null ) && self::in_blocks( $block['innerBlocks'] ) ) {
				return true;
			}
		}
		return false;
	}

	/** True if the setting is on in a shortcode, whose attributes may be written with hyphens. */
	private static function in_shortcodes( string $content ): bool {
		preg_match_all( self::SHORTCODE, $content, $found );
		foreach ( $found[1] as $written ) {
			foreach ( (array) shortcode_parse_atts( rtrim( $written, '/' ) ) as $name => $value ) {
				if ( strtolower( self::ATTRIBUTE ) === str_replace( array( '-', '_' ), '', (string) $name ) && filter_var( $value, FILTER_VALIDATE_BOOLEAN ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * True if the setting is on in an element of Elementor or in one inside it.
	 *
	 * @param mixed $element Element or list of elements.
	 */
	private static function in_elements( $element ): bool {
		if ( ! is_array( $element ) ) {
			return false;
		}
		$settings = $element['settings'] ?? array();
		if ( BlockNames::widget( self::BLOCK ) === ( $element['widgetType'] ?? null ) && is_array( $settings ) && 'yes' === ( $settings[ self::ATTRIBUTE ] ?? '' ) ) {
			return true;
		}
		foreach ( $element as $inner ) {
			if ( self::in_elements( $inner ) ) {
				return true;
			}
		}
		return false;
	}
}
