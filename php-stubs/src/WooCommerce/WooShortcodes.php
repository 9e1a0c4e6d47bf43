<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce;

use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Replacement\ParsedBlock;
use StorefrontIslands\Replacement\ReplacedShortcodes;
use StorefrontIslands\WooCommerce\Checkout\WooClassicTerms;
use StorefrontIslands\WooCommerce\Purchase\WooEndpoint;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the plugin's cart and checkout in place of [woocommerce_cart] and [woocommerce_checkout]. The endpoints of the
 * checkout page, where orders are paid and received, stay WooCommerce's. Saved content is not changed.
 */
final class WooShortcodes {
	/** Registers the hooks, last of all, so that what other plugins return stays. */
	public static function register(): void {
		add_filter( 'pre_do_shortcode_tag', array( self::class, 'replace_shortcode' ), PHP_INT_MAX, 2 );
		add_filter( 'pre_render_block', array( self::class, 'replace_block' ), PHP_INT_MAX, 2 );
	}

	/**
	 * Renders the plugin's block instead of a shortcode that is about to run.
	 *
	 * @param string|false $html Output of another filter; false if there is none.
	 * @return string|false
	 */
	public static function replace_shortcode( $html, string $tag ) {
		return false === $html ? self::render( $tag, array() ) ?? false : $html;
	}

	/**
	 * Renders the plugin's block instead of the block of a shortcode.
	 *
	 * @param string|null          $html  HTML that another filter has already returned for the block.
	 * @param array<string, mixed> $block The parsed block.
	 * @return string|null
	 */
	public static function replace_block( $html, array $block ) {
		$original = new ParsedBlock( $block );
		return $html ?? self::render( ReplacedShortcodes::tag_of( $original ), array_intersect_key( $original->attributes, array( 'align' => true ) ) );
	}

	/**
	 * Returns the HTML of the plugin's block that replaces a shortcode; null if it is not replaced here.
	 *
	 * @param array<string, mixed> $attributes Attributes of the plugin's block.
	 */
	private static function render( string $tag, array $attributes ): ?string {
		if ( self::is_endpoint() ) {
			return null;
		}
		ReplacedShortcodes::note_taker( $tag );
		$ours = ReplacedShortcodes::by( $tag );
		if ( 'woocommerce_checkout' === $tag ) {
			$attributes['texts'] = array( 'place-order' => self::button_text() );
			$attributes         += WooClassicTerms::attributes();
		}
		return null === $ours ? null : render_block( ParsedBlock::holding( $ours, $attributes + array( 'align' => 'wide' ), array() ) ); // @phpstan-ignore argument.type (WordPress asks for a shape whose every key is optional)
	}

	/** Returns the text that plugins and themes give the classic button; empty for the usual one. */
	private static function button_text(): string {
		$usual = 'Place order';
		$text  = ClassicSupport::is_active( 'checkout' ) ? apply_filters( 'woocommerce_order_button_text', $usual ) : $usual; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		return is_string( $text ) && $text !== $usual ? Text::decode( wp_strip_all_tags( $text ) ) : '';
	}

	/** True on an endpoint of the checkout page, also by WooCommerce's older addresses of them. */
	private static function is_endpoint(): bool {
		return WooEndpoint::is_current() || isset( $_GET['order'], $_GET['key'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only tells the page.
	}
}
