<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Page\Assets\Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Asks browsers for the cart and the checkout as soon as somebody is about to open them (docs/performance.md#fetched-ahead), where
 * WordPress prints speculation rules: from 6.8 on, for guests, on sites that have not switched them off.
 *
 * A prerendered checkout would run the scripts of gateways and of analytics although nobody may ever open it. So it is
 * prerendered up to its first script only, by browsers that can, and fetched by the others.
 */
final class SpeculationRules {
	/** Links to the cart, and to the checkout from the drawer. The link that opens the drawer is none. */
	private const TO_CART = '.storefront-mini-cart__button:not([aria-haspopup]),.storefront-drawer__foot .storefront-button,.storefront-drawer__wait a,.storefront-back';

	/** The cart's link to the checkout. */
	private const TO_CHECKOUT = '.storefront-proceed__button';

	/** Mode that WordPress's rules do not know: browsers without it skip the rules of its script. */
	private const UNTIL_SCRIPT = 'prerender_until_script';

	private Islands $islands;

	public function __construct( Islands $islands ) {
		$this->islands = $islands;
	}

	public function register(): void {
		add_action( 'wp_load_speculation_rules', array( $this, 'add' ) );
		add_action( 'wp_footer', array( $this, 'print_until_script' ), PHP_INT_MAX );
	}

	/** Adds the rules to WordPress's own. */
	public function add( \WP_Speculation_Rules $rules ): void {
		if ( $this->islands->has_islands() ) {
			$rules->add_rule( 'prefetch', 'storefront-islands', self::rule( 'prefetch', self::TO_CART . ',' . self::TO_CHECKOUT ) );
		}
	}

	/** Prints the rule that WordPress's class refuses, on pages with its rules. */
	public function print_until_script(): void {
		if ( did_action( 'wp_load_speculation_rules' ) > 0 && $this->islands->has( 'cart' ) ) {
			$rules = array( self::UNTIL_SCRIPT => array( self::rule( 'prerender', self::TO_CHECKOUT ) ) );
			wp_print_inline_script_tag( (string) wp_json_encode( $rules, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ), array( 'type' => 'speculationrules' ) );
		}
	}

	/**
	 * Returns a rule for links, without those that WordPress's own rule leaves out: with a query, "nofollow", in
	 * paths or elements that the site has excluded.
	 *
	 * @param string $mode      Mode, as WordPress's filter has it.
	 * @param string $selectors CSS selectors of the links.
	 * @return array<string, mixed>
	 */
	private static function rule( string $mode, string $selectors ): array {
		$prefixer = new \WP_URL_Pattern_Prefixer();
		$paths    = array_filter( (array) apply_filters( 'wp_speculation_rules_href_exclude_paths', array(), $mode ), 'is_string' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's.
		$excluded = array( '/*\\?(.+)' );
		foreach ( $paths as $path ) {
			$excluded[] = $prefixer->prefix_path_pattern( $path );
		}
		$opted_out = 'a[rel~="nofollow"],.no-prefetch,.no-prefetch a' . ( 'prerender' === $mode ? ',.no-prerender,.no-prerender a' : '' );
		return array(
			'source'    => 'document',
			'where'     => array(
				'and' => array(
					array( 'selector_matches' => $selectors ),
					array( 'href_matches' => $prefixer->prefix_path_pattern( '/*' ) ),
					array( 'not' => array( 'href_matches' => $excluded ) ),
					array( 'not' => array( 'selector_matches' => $opted_out ) ),
				),
			),
			'eagerness' => 'moderate',
		);
	}
}
