<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Compat\Classic\ClassicActions;
use StorefrontIslands\Compat\Classic\ClassicGateways;
use StorefrontIslands\Compat\Classic\ClassicHooks;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Compat\Classic\Source;
use StorefrontIslands\Replacement\TakenScreens;

defined( 'ABSPATH' ) || exit;

/** What a setting would change in this shop: shown below its help. */
final class ShopFacts {
	/** Actions of an order, which print nothing. */
	private const OF_ORDER = array( 'woocommerce_checkout_process', 'woocommerce_after_checkout_validation', 'woocommerce_checkout_create_order', 'woocommerce_checkout_update_order_meta', 'woocommerce_checkout_order_processed' );

	/** Returns the facts about a setting as safe HTML; empty if there are none. */
	public static function about( string $setting ): string {
		switch ( $setting ) {
			case 'replace_cart':
				return self::places( 'woocommerce/cart' ) . self::taker( 'woocommerce_cart' );
			case 'replace_checkout':
				return self::places( 'woocommerce/checkout' ) . self::taker( 'woocommerce_checkout' );
			case 'classic_extensions':
				return self::classic_extensions();
			default:
				return '';
		}
	}

	/**
	 * Returns the places where a block is used and what is not carried over from each, as safe HTML.
	 *
	 * @param string $name Full name of the block.
	 */
	private static function places( string $name ): string {
		$links = array();
		$lost  = '';
		foreach ( BlockUsage::of( $name ) as $place ) {
			if ( array() !== $place['lost'] ) {
				/* translators: 1: a page or template, 2: list of settings. */
				$lost .= '<br>' . sprintf( esc_html__( 'Not carried over from %1$s: %2$s.', 'storefront-islands' ), esc_html( $place['label'] ), esc_html( implode( ', ', $place['lost'] ) ) );
			}
			$links[] = '' === $place['url'] ? esc_html( $place['label'] ) : sprintf( '<a href="%s">%s</a>', esc_url( $place['url'] ), esc_html( $place['label'] ) );
		}
		return array() === $links
			? esc_html__( 'WooCommerce’s block is not used in this shop at present, so nothing changes.', 'storefront-islands' )
			/* translators: %s: list of pages and templates. */
			: sprintf( esc_html__( 'Used on: %s.', 'storefront-islands' ), implode( ', ', $links ) ) . $lost;
	}

	/**
	 * Returns which plugin prints a screen in place of WooCommerce's shortcode, as safe HTML; empty if none was seen to.
	 *
	 * @param string $tag Name of the shortcode.
	 */
	private static function taker( string $tag ): string {
		$file = TakenScreens::noted( $tag );
		return '' === $file
			? ''
			/* translators: 1: name of a plugin, 2: a shortcode in square brackets. */
			: '<br>' . sprintf( esc_html__( '%1$s shows its own page in place of %2$s, which stays as it is.', 'storefront-islands' ), esc_html( Source::of_file( $file )->name() ), "<code>[$tag]</code>" );
	}

	/** Returns the plugins and payment methods that need the classic pages, as safe HTML. */
	private static function classic_extensions(): string {
		$plugins  = self::classic_plugins();
		$gateways = array_map( static fn( \WC_Payment_Gateway $gateway ): string => wp_strip_all_tags( (string) $gateway->get_title() ), ClassicGateways::enabled() );
		$lines    = array(
			array() === $plugins
				? __( 'No plugin uses these hooks here.', 'storefront-islands' )
				/* translators: %s: names of plugins and themes. */
				: sprintf( __( 'Use these hooks: %s.', 'storefront-islands' ), implode( ', ', $plugins ) ),
		);
		if ( array() !== $gateways ) {
			/* translators: %s: names of payment methods. */
			$lines[] = sprintf( __( 'Payment methods without support for blocks: %s.', 'storefront-islands' ), implode( ', ', $gateways ) );
		}
		return implode( '<br>', array_map( 'esc_html', $lines ) );
	}

	/**
	 * Returns the names of the plugins and themes that listen to hooks of the classic pages, each once.
	 *
	 * @return list<string>
	 */
	private static function classic_plugins(): array {
		$names = array();
		foreach ( array_merge( array_keys( ClassicHooks::listened_to( 'cart' ) + ClassicHooks::listened_to( 'checkout' ) ), ClassicActions::FIELD_FILTERS, ClassicActions::shown_by( 'checkout' ), ClassicActions::shown_by( 'cart' ), array( ClassicActions::RATE_FILTER ), self::OF_ORDER ) as $action ) {
			foreach ( Listeners::of( $action ) as $listener ) {
				if ( ! $listener['source']->is_builtin() ) {
					$names[] = $listener['source']->name();
				}
			}
		}
		$names = array_values( array_unique( $names ) );
		sort( $names );
		return $names;
	}
}
